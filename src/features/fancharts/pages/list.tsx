import { Button } from '@mantine/core';
import { AudioWaveform, PenLine } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import type { ListedPost } from '#model/contract/community/post';
import {
  chartFilterOf,
  chartParams,
  decodeCharts,
  isChartsNarrowed,
  NO_CHARTS_QUERY,
} from '#model/listing/charts-query';
import { FoundPosts } from '#src/features/posts/list/found-posts.tsx';
import styles from '#src/features/posts/list/list.module.css';
import { PostFilters } from '#src/features/posts/list/post-filters.tsx';
import { postsCodec } from '#src/features/posts/list/posts-address.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartFacets } from '../list/chart-facets.tsx';
import { useTried } from '../list/tried.data.ts';

const CODEC = postsCodec(decodeCharts, chartParams);

const PERCENT = 100;

const NEW_CHART = '/community/charts/new';

/** `/community/charts`: charts that members made (reference R99). */
export function Screen() {
  const { t } = useTranslation();
  const { inputs, change } = useAddress(CODEC);
  const query = useDeferredValue(inputs);
  const { percent } = useFormat();
  const tried = useTried();
  const noteOf = ({ id }: ListedPost): string | null => {
    const accuracy = tried?.get(id);
    return accuracy === undefined ? null : t('fanCharts.ownResult', { result: percent(PERCENT * accuracy) });
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('page.fanCharts')}</h1>
          <p className={styles.lead}>{t('posts.chartsLead')}</p>
        </div>
        <Button
          component={Link}
          to={NEW_CHART}
          variant="filled"
          leftSection={<PenLine size={16} aria-hidden="true" />}
        >
          {t('page.newChart')}
        </Button>
      </header>
      <PostFilters kind="chart" inputs={inputs} change={change} label={t('fanCharts.search')}>
        <ChartFacets inputs={inputs} change={change} />
      </PostFilters>
      {query.isUntried && tried === undefined ? (
        <p role="status">{t('action.loading')}</p>
      ) : (
        <FoundPosts
          noteOf={noteOf}
          label={t('page.fanCharts')}
          query={query}
          sort={inputs.sort}
          change={change}
          filterAt={(now) => chartFilterOf(query, now, [...(tried?.keys() ?? [])])}
          isNarrowed={isChartsNarrowed(query)}
          counted={(count) => t('fanCharts.count', { count })}
          onClear={() => change({ ...NO_CHARTS_QUERY, sort: inputs.sort })}
          none={
            <EmptyState
              icon={<AudioWaveform size={28} />}
              title={t('posts.noChartsTitle')}
              text={t('fanCharts.noneText')}
            />
          }
        />
      )}
    </div>
  );
}
