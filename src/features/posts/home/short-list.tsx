import { Skeleton } from '@mantine/core';
import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedPost } from '#model/contract/community/post';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { publishedPath, userPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { MutedFold } from '#src/features/account/people/muting/muted-fold.tsx';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type PostListFilter, usePosts } from '../posts.data.ts';
import styles from './home.module.css';

const SHOWN = 6;
const HEIGHT = 320;

interface Props {
  readonly filter: PostListFilter;
  readonly isEnabled?: boolean;
  /** Shown in place of an empty list. */
  readonly none: string;
}

/** The first posts of a list, each in a few words. */
export function ShortList({ filter, isEnabled = true, none }: Props) {
  const reader = useSession().user?.username ?? null;
  const { items, error, retry } = usePosts(filter, { reader, limit: SHOWN, isEnabled });
  if (items === null)
    return error ? <DataError message={error.message} onRetry={retry} /> : <Skeleton height={HEIGHT} />;
  if (items.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ol className={styles.rows}>
      {items.map((post) => (
        <ShortRow key={post.id} post={post} />
      ))}
    </ol>
  );
}

/** A post in a few words: its title, who wrote it and how many like it; of a chart also how hard it is. */
function ShortRow({ post }: { readonly post: ListedPost }) {
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
