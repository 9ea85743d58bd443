import { useState } from 'react';
import { filterOf, NO_QUERY } from '#model/listing/posts-query';
import { NO_STORIES_QUERY, storyFilterOf } from '#model/listing/stories-query';
import { POST_LISTS } from '#model/site/objects';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './home.module.css';
import { ShortList } from './short-list.tsx';

type Sort = 'newest' | 'liked';

/** Stories that are rated mature or warn of something are left out, as in their own list (reference R143). */
const KINDS = {
  chart: {
    id: 'charts',
    title: 'page.fanCharts',
    none: 'posts.noChartsTitle',
    filterBy: (sort: Sort) => filterOf({ ...NO_QUERY, sort }, 0, 'chart'),
  },
  story: {
    id: 'stories',
    title: 'page.fanStories',
    none: 'posts.noStoriesTitle',
    filterBy: (sort: Sort) => storyFilterOf({ ...NO_STORIES_QUERY, sort }, 0),
  },
} as const;

/** Charts or stories that members made: the newest, or those that are liked most. */
export function Works({ kind }: { readonly kind: keyof typeof KINDS }) {
  const { t } = useTranslation();
  const [sort, setSort] = useState<Sort>('newest');
  const { id, title, none, filterBy } = KINDS[kind];
  return (
    <div className={styles.panel}>
      <Section id={id} title={t(title)} note={<PageLink to={POST_LISTS[kind]}>{t('posts.seeAll')}</PageLink>}>
        <SegmentedChoice
          label={t('list.sort')}
          value={sort}
          choices={[
            { value: 'newest', label: t('posts.newest') },
            { value: 'liked', label: t('posts.sort.liked') },
          ]}
          onChange={setSort}
        />
        <ShortList filter={filterBy(sort)} none={t(none)} />
      </Section>
    </div>
  );
}
