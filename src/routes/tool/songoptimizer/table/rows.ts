import type { ChartScore, ChartToScore } from '#model/compute/charts';
import type { ChartTeam } from '#model/compute/every-song';
import type { SongView } from '#model/listing/views/song-view';
import type { Column } from '../state/optimizer-inputs.ts';
import { type ChartCode, codeOf } from '../state/picked.ts';

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
export interface TableRow extends ScoredChart {
  /** Among all charts, whatever is filtered; equal ones share a rank. */
  readonly rank: number;
  /** Compared with the best chart, 0–1; null where the column is no merit. */
  readonly relative: number | null;
}

const HOUR_SECONDS = 3_600;
/** Longer or more of a share is neither better nor worse. */
const NO_MERITS: readonly Column[] = ['skillShare', 'length'];

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
  return scores.flatMap((score, i) => {
    const chart = charts[i];
    const view = chart && views.get(chart.song);
    if (!score || !chart || !view) return [];
    const { song, difficulty, level } = chart;
    const length = view.lengthSeconds;
    const gain = score.points ?? score.average;
    return [
      {
        ...score,
        song,
        difficulty,
        level,
        view,
        length,
        skillShare: score.average > 0 ? ((score.average - score.plain) / score.average) * 100 : 0,
        cards: 'cards' in score ? score.cards : null,
        together: together?.get(codeOf(song, difficulty)) ?? null,
        perHour: length === null ? null : (gain * HOUR_SECONDS) / (length + menuSeconds),
      },
    ];
  });
}

/** Sorted, ranked and compared with the best; what is unknown comes last both ways. */
export function ranked(rows: readonly ScoredChart[], sort: Column, isRising: boolean): readonly TableRow[] {
  const sign = isRising ? 1 : -1;
  const sorted = rows.toSorted((a, b) => {
    const [ours, theirs] = [a[sort], b[sort]];
    if (ours === null || theirs === null) return Number(ours === null) - Number(theirs === null);
    return (ours - theirs) * sign;
  });
  const best = rows.reduce((most, row) => Math.max(most, row[sort] ?? 0), 0);
  const isMerit = !NO_MERITS.includes(sort) && best > 0;
  let rank = 0;
  return sorted.map((row, index) => {
    const value = row[sort];
    if (index === 0 || value !== sorted[index - 1]?.[sort]) rank = index + 1;
    return { ...row, rank, relative: isMerit && value !== null ? value / best : null };
  });
}
