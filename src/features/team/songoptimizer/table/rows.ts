import type { ChartScore, ChartToScore } from '#model/compute/charts';
import type { ChartTeam } from '#model/compute/every-song';
import type { SongView } from '#model/listing/views/song-view';
import { type ChartCode, codeOf, type OptimizerColumn } from '../state/optimizer-inputs.ts';

/** A chart with what the team reaches on it. */
export interface ScoredChart extends ChartScore {
  readonly song: number;
  readonly difficulty: ChartToScore['difficulty'];
  readonly level: number;
  readonly view: SongView;
  /** Seconds; null where the song's length is unknown. */
  readonly length: number | null;
  /** Part of the score that skills add, per cent. */
  readonly skillShare: number;
  /** Event points of an hour of nothing else, or its score without an event; null where the length is unknown. */
  readonly perHour: number | null;
  /** Where each chart has a team of its own: the five, the leader in the middle. */
  readonly cards: readonly number[] | null;
  /** What the one team for several charts reaches here; null where it is not meant. */
  readonly together: number | null;
}

/** A line of the table. */
export interface TableRow {
  readonly chart: ScoredChart;
  /** Among all charts, whatever is filtered; equal ones share a rank. */
  readonly rank: number;
  /** Compared with the best chart, 0–1; null where the column is no merit. */
  readonly relative: number | null;
}

const HOUR_SECONDS = 3_600;
/** Longer or more of a share is neither better nor worse. */
const NO_MERITS: readonly OptimizerColumn[] = ['skillShare', 'length'];

/** What the one team reaches, by chart. */
export type Sums = ReadonlyMap<ChartCode, number>;

/** What is known of a chart: nothing where it cannot be read (null) or was not reached. */
export type Known = ChartScore | ChartTeam | null | undefined;

/** Joins scores with their songs; charts of which nothing is known are left out. */
export function scoredCharts(
  charts: readonly ChartToScore[],
  scores: readonly Known[],
  views: ReadonlyMap<number, SongView>,
  menuSeconds: number,
  together: Sums | null = null,
): readonly ScoredChart[] {
  const rows: ScoredChart[] = [];
  for (const [i, score] of scores.entries()) {
    const chart = charts[i];
    const view = chart && views.get(chart.song);
    if (score && view) rows.push(scoredChart(score, chart, view, menuSeconds, together));
  }
  return rows;
}

/** Field by field: to spread one object into another takes many times as long, and there are thousands. */
function scoredChart(
  score: NonNullable<Known>,
  { song, difficulty, level }: ChartToScore,
  view: SongView,
  menuSeconds: number,
  together: Sums | null,
): ScoredChart {
  const { average, min, max, plain, points, oddity, mayWait } = score;
  const length = view.lengthSeconds;
  return {
    average,
    min,
    max,
    plain,
    points,
    oddity,
    mayWait,
    song,
    difficulty,
    level,
    view,
    length,
    skillShare: average > 0 ? ((average - plain) / average) * 100 : 0,
    cards: 'cards' in score ? score.cards : null,
    together: together?.get(codeOf(song, difficulty)) ?? null,
    perHour: length === null ? null : ((points ?? average) * HOUR_SECONDS) / (length + menuSeconds),
  };
}

/** Sorted, ranked and compared with the best; what is unknown comes last both ways. */
export function ranked(
  rows: readonly ScoredChart[],
  sort: OptimizerColumn,
  isRising: boolean,
): readonly TableRow[] {
  const sign = isRising ? 1 : -1;
  // Read once a row, not with each comparison.
  const sorted = rows.map((chart) => ({ chart, value: chart[sort] }));
  sorted.sort(({ value: ours }, { value: theirs }) => {
    if (ours === null || theirs === null) return Number(ours === null) - Number(theirs === null);
    return (ours - theirs) * sign;
  });
  const best = sorted.reduce((most, { value }) => Math.max(most, value ?? 0), 0);
  const isMerit = !NO_MERITS.includes(sort) && best > 0;
  let rank = 0;
  return sorted.map(({ chart, value }, index) => {
    if (index === 0 || value !== sorted[index - 1]?.value) rank = index + 1;
    return { chart, rank, relative: isMerit && value !== null ? value / best : null };
  });
}
