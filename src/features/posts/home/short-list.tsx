import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedPost } from '#model/contract/community/post';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { publishedPath, userPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { MutedFold } from '#src/features/account/people/muting/muted-fold.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './home.module.css';

/** A post in a few words: its title, who wrote it and how many like it; of a chart also how hard it is. */
export function ShortRow({ post }: { readonly post: ListedPost }) {
  return (
    <li>
      <MutedFold username={post.author?.username}>
        <Words post={post} />
      </MutedFold>
    </li>
  );
}

function Words({ post }: { readonly post: ListedPost }) {
  const { title, author, likes, liked, diff, level } = post;
  const difficulty = DIFFICULTIES[diff ?? -1];
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <Link className={styles.title} to={canonicalAddress(publishedPath(post), title ?? '')}>
          <bdi>{title || t('posts.untitled')}</bdi>
        </Link>
        <span className={styles.quiet}>
          {difficulty && level && (
            <>
              <DifficultyTag difficulty={difficulty} level={level} />{' '}
            </>
          )}
          {author ? (
            <PageLink to={userPath(author.username)}>
              <bdi>{shownName(author)}</bdi>
            </PageLink>
          ) : (
            t('thread.nobody')
          )}
        </span>
      </span>
      <span className={styles.likes} data-liked={liked || undefined}>
        <Heart size={16} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
        <span aria-hidden="true">{integer(likes)}</span>
        <span className="visually-hidden">{t('thread.likes', { count: likes })}</span>
      </span>
    </div>
  );
}
