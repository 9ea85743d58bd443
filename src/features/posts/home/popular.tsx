import { Skeleton } from '@mantine/core';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { postsPath } from '../list/posts-address.ts';
import { usePosts } from '../posts.data.ts';
import styles from './home.module.css';
import { ShortRow } from './short-row.tsx';

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
              <ShortRow key={post.id} post={post} />
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}
