import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { POST_LISTS } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePosts } from '../posts.data.ts';
import styles from './home.module.css';
import { ShortRow } from './short-row.tsx';

const SHOWN = 6;
const HEIGHT = 320;

/** Charts that members made: the newest, or those that are liked most. */
export function Charts() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [sort, setSort] = useState<'newest' | 'liked'>('newest');
  const filter = filterOf({ ...NO_QUERY, sort }, 0, 'chart');
  const { items, error, retry } = usePosts(filter, { reader: user?.username ?? null, limit: SHOWN });
  return (
    <div className={styles.panel}>
      <Section
        id="charts"
        title={t('page.fanCharts')}
        note={<PageLink to={POST_LISTS.chart}>{t('posts.seeAll')}</PageLink>}
      >
        <SegmentedChoice
          label={t('posts.chartsOrder')}
          value={sort}
          choices={[
            { value: 'newest', label: t('posts.newest') },
            { value: 'liked', label: t('posts.sort.liked') },
          ]}
          onChange={setSort}
        />
        {items === null && error && <DataError message={error.message} onRetry={retry} />}
        {items === null && !error && <Skeleton height={HEIGHT} />}
        {items?.length === 0 && <p className={styles.quiet}>{t('posts.noChartsTitle')}</p>}
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
