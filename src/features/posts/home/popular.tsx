import { Skeleton } from '@mantine/core';
import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedPost } from '#model/contract/community/post';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { publishedPath, userPath } from '#model/site/objects';
import { HOUR_MS } from '#model/vocabulary/time';
import { MutedFold } from '#src/features/account/people/muting/muted-fold.tsx';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { postsPath } from '../list/posts-address.ts';
import { usePosts } from '../posts.data.ts';
import styles from './home.module.css';

const SHOWN = 6;
const HEIGHT = 320;

/** What was liked most of the last seven days. */
export function Popular() {
  const { t } = useTranslation();
  const { user } = useSession();
  const now = useNow(HOUR_MS);
  const filter = filterOf({ ...NO_QUERY, sort: 'week' }, now);
  const reader = user?.username ?? null;
  const { items, error, retry } = usePosts(filter, { reader, limit: SHOWN, isEnabled: now > 0 });
  return (
    <div className={styles.panel}>
      <Section
        id="popular"
        title={t('posts.popular')}
        note={<PageLink to={postsPath({ sort: 'week' })}>{t('posts.seeAll')}</PageLink>}
      >
        {items === null && error && <DataError message={error.message} onRetry={retry} />}
        {items === null && !error && <Skeleton height={HEIGHT} />}
        {items?.length === 0 && <p className={styles.quiet}>{t('posts.quietWeek')}</p>}
        {items && items.length > 0 && (
          <ol className={styles.rows}>
            {items.map((post) => (
              <Row key={post.id} post={post} />
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}

function Row({ post }: { readonly post: ListedPost }) {
  return (
    <li>
      <MutedFold username={post.author?.username}>
        <Words post={post} />
      </MutedFold>
    </li>
  );
}

function Words({ post }: { readonly post: ListedPost }) {
  const { title, author, likes, liked } = post;
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <Link className={styles.title} to={canonicalAddress(publishedPath(post), title ?? '')}>
          <bdi>{title || t('posts.untitled')}</bdi>
        </Link>
        <span className={styles.quiet}>
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
