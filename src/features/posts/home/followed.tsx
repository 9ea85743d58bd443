import { Link } from 'react-router';
import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import { useFollowing } from '#src/features/account/people/people.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { postsPath } from '../list/posts-address.ts';
import styles from './home.module.css';

const SHOWN = 12;

/** The members whom the reader follows, linked to their pages; nothing without any. */
export function Followed() {
  const { t } = useTranslation();
  const { user } = useSession();
  const people = useFollowing(user?.username ?? null);
  if (people.length === 0) return null;
  return (
    <div className={styles.panel}>
      <Section
        id="following"
        title={t('posts.people')}
        note={<PageLink to={postsPath({ isFollowing: true })}>{t('posts.seeAll')}</PageLink>}
      >
        <ul className={styles.people}>
          {people.slice(0, SHOWN).map((person) => (
            <li key={person.username}>
              <Link className={styles.personLink} to={userPath(person.username)}>
                <Monogram name={shownName(person)} />
                <bdi>{shownName(person)}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
