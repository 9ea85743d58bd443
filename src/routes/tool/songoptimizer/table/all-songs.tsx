import { Button, Select } from '@mantine/core';
import { Download, SearchX } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoringResult } from '#src/actors/late/use-scoring.ts';
import { filterCharts } from '#src/components/chart-filter.ts';
import { ChartFilters } from '#src/components/chart-filters.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { songView } from '#src/components/song-view.ts';
import { COLUMNS, type Column, encodeOptimizer, type OptimizerInputs } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import styles from './all-songs.module.css';
import { ChartTable } from './chart-table.tsx';
import { ranked, scoredCharts, type TableRow } from './rows.ts';
import { useColumns } from './use-columns.ts';
import { useDownload } from './use-download.ts';

interface Props {
  readonly page: Page;
  readonly result: ScoringResult;
  readonly isOld: boolean;
}

/** Rows of the table and of its filter, worked out apart from what the visitor does meanwhile. */
function useRows({ builder, inputs }: Page, { problem, answer }: ScoringResult) {
  const { game, main, sub } = builder;
  const asked = useDeferredValue(inputs);
  const { menuSeconds, sort, isRising } = asked;
  const views = useMemo(() => {
    const sources = { bands: game.bands, main, sub };
    return new Map([...game.songs.values()].map((song) => [song.id, songView(song, sources)]));
  }, [game, main, sub]);
  const all = useMemo(
    () => scoredCharts(problem.charts, answer.scores, views, menuSeconds),
    [problem, answer, views, menuSeconds],
  );
  const sorted = useMemo(() => ranked(all, sort, isRising), [all, sort, isRising]);
  const rows = useMemo(() => filterCharts(sorted, asked), [sorted, asked]);
  return { rows, total: all.length, unread: answer.scores.length - all.length, asked };
}

const linkIn = (inputs: OptimizerInputs) => {
  return ({ song, difficulty }: TableRow): string =>
    `?${encodeOptimizer({ ...inputs, view: 'song', song, difficulty })}`;
};

/** The team on every chart of the server: filters, sorting, table and file. */
export const AllSongs = memo(function AllSongs({ page, result, isOld }: Props) {
  const { t } = useTranslation();
  const { builder, inputs, change } = page;
  const { rows, total, unread, asked } = useRows(page, result);
  const hasPoints = result.problem.question.points !== null;
  const columns = useColumns(hasPoints);
  const sort = !hasPoints && asked.sort === 'points' ? 'average' : asked.sort;
  const download = useDownload(rows, hasPoints);
  const linkOf = useMemo(() => linkIn(asked), [asked]);
  const onSort = useCallback((next: Column, isRising: boolean) => change({ sort: next, isRising }), [change]);
  return (
    <div className={styles.all}>
      <ChartFilters filter={inputs} nameOf={builder.bandName} onChange={change} />
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {t('songMeta.count', { shown: rows.length, total })}
          {unread > 0 && ` · ${t('optimizer.unread', { count: unread })}`}
        </p>
        <Select
          aria-label={t('songMeta.order')}
          w={168}
          allowDeselect={false}
          value={sort}
          data={columns.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={(value) => change({ sort: COLUMNS.find((key) => key === value) ?? 'average' })}
        />
        <Button
          leftSection={<Download size={16} aria-hidden="true" />}
          disabled={rows.length === 0}
          onClick={download}
        >
          {t('optimizer.csv')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t('songMeta.emptyTitle')}
          text={t('songMeta.emptyText')}
        />
      ) : (
        <ChartTable
          rows={rows}
          columns={columns}
          sort={sort}
          isRising={asked.isRising}
          isOld={isOld || asked !== inputs}
          linkOf={linkOf}
          onSort={onSort}
        />
      )}
    </div>
  );
});
