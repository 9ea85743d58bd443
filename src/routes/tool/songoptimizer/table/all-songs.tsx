import { Button, Select } from '@mantine/core';
import { Download, SearchX } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartToScore } from '#model/compute/charts';
import type { TeamQuestion } from '#model/compute/team';
import { type SongView, songView } from '#model/listing/views/song-view';
import { filterCharts } from '#src/components/chart-filter.ts';
import { ChartFilters } from '#src/components/chart-filters.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { cardList } from '../../teambuilder/state/inputs.ts';
import { COLUMNS, type Column, encodeOptimizer, type OptimizerInputs } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import { codeOf, toggled } from '../state/picked.ts';
import styles from './all-songs.module.css';
import { ChartTable } from './chart-table.tsx';
import { type Known, ranked, type ScoredChart, type Sums, scoredCharts, type TableRow } from './rows.ts';
import { useColumns } from './use-columns.ts';
import { useDownload } from './use-download.ts';

interface Props {
  readonly page: Page;
  readonly question: TeamQuestion;
  readonly charts: readonly ChartToScore[];
  /** In the order of the charts. */
  readonly scores: readonly Known[];
  /** Whether each chart has a team of its own. */
  readonly hasTeams?: boolean;
  /** What one team for several charts reaches on them. */
  readonly together?: Sums | null;
  readonly isOld: boolean;
}

interface ViewsProps extends Props {
  readonly views: ReadonlyMap<number, SongView>;
  /** What of the inputs the rows follow; the fields are ahead of it. */
  readonly asked: OptimizerInputs;
}

interface ScoredProps extends ViewsProps {
  readonly all: readonly ScoredChart[];
}

/**
 * A team on every chart of the server: filters, sorting, table and file. Thousands of rows are joined, sorted and filtered in a
 * component each, because the page answers in between two components alone.
 */
export const AllSongs = memo(function AllSongs(props: Props) {
  const { game, main, sub } = props.page.builder;
  const asked = useDeferredValue(props.page.inputs);
  const views = useMemo(() => {
    const sources = { bands: game.bands, main, sub };
    return new Map([...game.songs.values()].map((song) => [song.id, songView(song, sources)]));
  }, [game, main, sub]);
  return <ScoredSongs {...props} views={views} asked={asked} />;
});

function ScoredSongs(props: ViewsProps) {
  const { charts, scores, views, together = null } = props;
  const { menuSeconds } = props.asked;
  const all = useMemo(
    () => scoredCharts(charts, scores, views, menuSeconds, together),
    [charts, scores, views, menuSeconds, together],
  );
  return <SortedSongs {...props} all={all} />;
}

function SortedSongs(props: ScoredProps) {
  const { all, asked } = props;
  const { sort, isRising } = asked;
  const sorted = useMemo(() => ranked(all, sort, isRising), [all, sort, isRising]);
  return <SongTable {...props} sorted={sorted} />;
}

const linkIn = (inputs: OptimizerInputs) => {
  return ({ song, difficulty, cards }: TableRow): string => {
    const team =
      cards && ({ source: 'cards', must: cardList(cards), leader: cards[LEADER_PLACE] ?? null } as const);
    return `?${encodeOptimizer({ ...inputs, ...team, view: 'song', song, difficulty })}`;
  };
};

/** Ticks a chart for the one team. */
function usePicking(picked: OptimizerInputs['picked'], change: Page['change']) {
  return useCallback(
    ({ song, difficulty }: TableRow) => {
      const next = toggled(picked, codeOf(song, difficulty));
      change({ picked: next, together: next.length > 0 ? 'picked' : 'off' });
    },
    [picked, change],
  );
}

/** In the line-up. */
const LEADER_PLACE = 2;

interface TableProps extends ScoredProps {
  readonly sorted: readonly TableRow[];
}

function SongTable({ page, question, scores, hasTeams = false, isOld, asked, all, sorted }: TableProps) {
  const { t } = useTranslation();
  const { builder, inputs, change } = page;
  const rows = useMemo(() => filterCharts(sorted, asked), [sorted, asked]);
  const unread = scores.filter((score) => score === null).length;
  const hasPoints = question.points !== null;
  const columns = useColumns(hasPoints, hasTeams);
  const sort = columns.some(({ key }) => key === asked.sort) ? asked.sort : 'average';
  const download = useDownload(rows, { hasPoints, hasTeams, cardOf: builder.cardOf });
  const linkOf = useMemo(() => linkIn(asked), [asked]);
  const onSort = useCallback((next: Column, isRising: boolean) => change({ sort: next, isRising }), [change]);
  const onPick = usePicking(inputs.picked, change);
  return (
    <div className={styles.all}>
      <ChartFilters filter={inputs} nameOf={builder.bandName} onChange={change} />
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {t('songMeta.count', { shown: rows.length, total: all.length })}
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
          cardOf={hasTeams ? builder.cardOf : null}
          picked={hasTeams ? inputs.picked : null}
          onPick={onPick}
          onSort={onSort}
        />
      )}
    </div>
  );
}
