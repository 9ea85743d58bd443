import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { cardList } from '#model/compute/asked/inputs';
import type { ChartToScore } from '#model/compute/charts';
import type { TeamQuestion } from '#model/compute/team';
import { bandsOfSongs } from '#model/listing/views/bands';
import { type SongView, songViews } from '#model/listing/views/song-view';
import { usePortions } from '#src/kit/list/portions.ts';
import { chartFinder, levelsOf } from '#src/kit/song/chart-filter.ts';
import { ChartFilters } from '#src/kit/song/chart-filters.tsx';
import { UncountedCharts } from '../../messages/uncounted-charts.tsx';
import { useSources } from '../../sources/sources.tsx';
import pageStyles from '../songoptimizer.module.css';
import {
  codeOf,
  encodeOptimizer,
  type OptimizerColumn,
  type OptimizerInputs,
  type OptimizerPage,
  toggled,
} from '../state/optimizer-inputs.ts';
import styles from './all-songs.module.css';
import { ChartTable } from './chart-table.tsx';
import { type Known, ranked, type ScoredChart, type Sums, scoredCharts, type TableRow } from './rows.ts';
import { TableTools } from './table-tools.tsx';
import { useColumns } from './use-columns.ts';

interface Props {
  readonly page: OptimizerPage;
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
  const { game, main, sub } = useSources();
  const asked = useDeferredValue(props.page.inputs);
  const views = useMemo(() => songViews(game.songs, { bands: game.bands, main, sub }), [game, main, sub]);
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
  return ({ chart: { song, difficulty, cards } }: TableRow): string => {
    const team =
      cards && ({ source: 'cards', must: cardList(cards), leader: cards[LEADER_PLACE] ?? null } as const);
    return `?${encodeOptimizer({ ...inputs, ...team, view: 'song', song, difficulty })}`;
  };
};

/** Ticks a chart for the one team. */
function usePicking(change: OptimizerPage['change']) {
  return useCallback(
    ({ chart: { song, difficulty } }: TableRow) =>
      change(({ picked }) => {
        const next = toggled(picked, codeOf(song, difficulty));
        return { picked: next, together: next.length > 0 ? 'picked' : 'off' };
      }),
    [change],
  );
}

/** In the line-up. */
const LEADER_PLACE = 2;

interface TableProps extends ScoredProps {
  readonly sorted: readonly TableRow[];
}

const namedChart = ({ chart: { view, difficulty } }: TableRow) => ({ title: view.title, difficulty });

/** What stands above, filters, what can be done with all rows, the rows. */
const PARTS = 4;

function SongTable({ page, question, scores, hasTeams = false, isOld, asked, all, sorted }: TableProps) {
  const { inputs, change } = page;
  // All at once are too much for a slow phone to style and lay out in one go.
  const drawn = usePortions(PARTS, PARTS, 1);
  const rows = useMemo(() => {
    const isMeant = chartFinder(asked);
    return sorted.filter(({ chart }) => isMeant(chart));
  }, [sorted, asked]);
  const levels = useMemo(() => levelsOf(sorted.map(({ chart }) => chart)), [sorted]);
  const uncounted = useMemo(() => rows.filter(({ chart }) => chart.mayWait).map(namedChart), [rows]);
  const hasPoints = question.points !== null;
  const columns = useColumns(hasPoints, hasTeams);
  const sort = columns.some(({ key }) => key === asked.sort) ? asked.sort : 'average';
  const linkOf = useMemo(() => linkIn(asked), [asked]);
  const onSort = useCallback(
    (next: OptimizerColumn, isRising: boolean) => change({ sort: next, isRising }),
    [change],
  );
  const onPick = usePicking(change);
  const { game, cardOf, bandName } = useSources();
  return (
    <div className={styles.all}>
      {drawn > 1 && (
        <ChartFilters
          filter={inputs}
          levels={levels}
          bands={bandsOfSongs(game.songs)}
          nameOf={bandName}
          onChange={change}
        />
      )}
      <UncountedCharts charts={uncounted} />
      {drawn > 2 && (
        <TableTools
          rows={rows}
          columns={columns}
          sort={sort}
          scores={scores}
          hasPoints={hasPoints}
          hasTeams={hasTeams}
          cardOf={cardOf}
          change={change}
          waits={question.skillQueue}
          total={all.length}
        />
      )}
      {drawn < PARTS ? (
        <div key={drawn} className={pageStyles.waiting} aria-busy="true" />
      ) : (
        <ChartTable
          rows={rows}
          columns={columns}
          sort={sort}
          isRising={asked.isRising}
          isOld={isOld || asked !== inputs}
          linkOf={linkOf}
          cardOf={hasTeams ? cardOf : null}
          picked={hasTeams ? inputs.picked : null}
          onPick={onPick}
          onSort={onSort}
        />
      )}
    </div>
  );
}
