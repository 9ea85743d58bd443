import { useState } from 'react';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { POST_LISTS } from '#model/site/objects';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './home.module.css';
import { ShortList } from './short-list.tsx';

/** Charts that members made: the newest, or those that are liked most. */
export function Charts() {
  const { t } = useTranslation();
  const [sort, setSort] = useState<'newest' | 'liked'>('newest');
  const filter = filterOf({ ...NO_QUERY, sort }, 0, 'chart');
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
        <ShortList filter={filter} none={t('posts.noChartsTitle')} />
      </Section>
    </div>
  );
}
