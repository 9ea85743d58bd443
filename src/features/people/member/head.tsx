import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { readPostText } from '#model/records/read-rich-text';
import { shownName } from '#model/rules/shown-name';
import { EDIT_ABOUT, objectPath } from '#model/site/objects';
import { FollowButton } from '#src/features/account/people/follow-button.tsx';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import type { Member } from '#src/features/account/people/people.data.ts';
import { Content } from '#src/features/posts/post/content.tsx';
import { Things } from '#src/features/posts/things/things-around.tsx';
import { Poster } from '#src/kit/card/poster.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { WornTitles } from '#src/kit/title/worn-titles.tsx';
import styles from './member.module.css';
import { memberPath } from './member-address.ts';
import { MemberMenu } from './member-menu.tsx';
import type { MemberProps } from './member-props.ts';
import { Share } from './share.tsx';

interface HeadProps extends MemberProps {
  /** In the preview of the form, without buttons. */
  readonly isPreview?: boolean;
}

/** Poster, names, titles, introduction, follow button. */
export function Head({ member, reader, isPreview = false }: HeadProps) {
  const { t } = useTranslation();
  const Name = isPreview ? 'h2' : 'h1';
  const { username, posterCard, titles, selfIntroRich, followedByCount, followingCount } = member;
  const intro = readPostText(selfIntroRich);
  return (
    <header className={styles.head}>
      <div className={styles.poster}>
        <Poster poster={posterCard} />
        {posterCard && <PosterName id={posterCard.id} />}
      </div>
      <div className={styles.under}>
        <Face member={member} />
        <div className={styles.titles}>
          <WornTitles titles={titles} />
        </div>
      </div>
      <div className={styles.words}>
        <div className={styles.names}>
          <Name>
            <bdi>{shownName(member)}</bdi>
          </Name>
          <p className={styles.quiet}>@{username}</p>
        </div>
        {!isPreview && (
          <div className={styles.buttons}>
            {reader === username && (
              <Button component={Link} to={EDIT_ABOUT} leftSection={<Pencil size={16} aria-hidden="true" />}>
                {t('action.edit')}
              </Button>
            )}
            {reader !== null && reader !== username && (
              <FollowButton username={username} reader={reader} isFollowed={member.followed} />
            )}
            <Share member={member} />
            <MemberMenu member={member} reader={reader} />
          </div>
        )}
        {intro.length > 0 && (
          <div className={styles.intro}>
            <Content text={intro} />
          </div>
        )}
        <p className={styles.counts}>
          <Link to={memberPath(username, 'followers')} preventScrollReset>
            {t('person.followers', { count: followedByCount })}
          </Link>
          <Link to={memberPath(username, 'following')} preventScrollReset>
            {t('person.following', { count: followingCount })}
          </Link>
        </p>
      </div>
    </header>
  );
}

/** A link to the card; nothing for an unreleased card that the reader hides. */
function PosterName({ id }: { readonly id: number }) {
  const card = use(Things)('card', id);
  if (!card || card.isSpoiler) return null;
  return (
    <PageLink to={objectPath('card', id)} className={styles.posterName}>
      <span>{card.family.title(card.item)}</span>
    </PageLink>
  );
}

const FACE = 88;

/** The favourite character, or the initial of the name. */
function Face({ member }: { readonly member: Member }) {
  const [first = 0] = member.favCharacters;
  const thing = use(Things)('character', first);
  const isShown = thing && !thing.isSpoiler;
  return (
    <span className={styles.face} aria-hidden="true">
      {isShown ? (
        <thing.Picture item={thing.item} context={thing.context} look="" size={FACE} isDecorative />
      ) : (
        <Monogram name={shownName(member)} />
      )}
    </span>
  );
}
