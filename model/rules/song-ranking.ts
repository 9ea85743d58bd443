import type { ChartMeta, SongMetaRecord } from '../records/song-meta.ts';
import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import { judgeMultiplier } from './judge.ts';

/** With what songs are compared: one kind of skill for all six activations. */
export interface RankingSettings {
  readonly hasFever: boolean;
  /** Share of PERFECT notes, 0–1; the others are GREAT. */
  readonly perfectRate: number;
  /** Score bonus of the skills, such as 100. */
  readonly skillPercent: number;
  readonly skillSeconds: number;
  /** Time between two lives in seconds. */
  readonly menuSeconds: number;
}

/** Without a choice of the visitor's. */
export const PLAIN_SETTINGS: RankingSettings = {
  hasFever: false,
  perfectRate: 1,
  skillPercent: 100,
  skillSeconds: 7,
  menuSeconds: 30,
};

/** One chart as it is ranked. */
export interface RankedChart {
  readonly song: number;
  readonly difficulty: Difficulty;
  /** Expected score for each unit of power (reference R29). */
  readonly score: number;
  /** The same for each minute with the way through the menus; null where the song's length is unknown. */
  readonly perMinute: number | null;
  /** Part of the score that the skills add, 0–1. */
  readonly skillShare: number;
}

const SECONDS = 60;

/** Weights outside and inside skills of any length: between two published lengths the straight line. */
export function weightsAt(
  chart: ChartMeta,
  seconds: number,
  hasFever: boolean,
): readonly [outside: number, inside: number] {
  const [o, i] = hasFever ? ([2, 3] as const) : ([0, 1] as const);
  let below: readonly [number, number, number] | null = null;
  for (const [length, row] of chart) {
    if (length >= seconds) {
      if (below === null || length === seconds) return [row[o], row[i]];
      const part = (seconds - below[0]) / (length - below[0]);
      return [below[1] + (row[o] - below[1]) * part, below[2] + (row[i] - below[2]) * part];
    }
    below = [length, row[o], row[i]];
  }
  return below === null ? [0, 0] : [below[1], below[2]];
}

/** Expected score for each unit of power. */
export function scorePerPower(chart: ChartMeta, settings: RankingSettings): number {
  const [outside, inside] = weightsAt(chart, settings.skillSeconds, settings.hasFever);
  return (outside + inside * (1 + settings.skillPercent / 100)) * judgeMultiplier(settings.perfectRate);
}

/** The same for each minute of playing with the way through the menus. */
export const eachMinute = (score: number, lengthSeconds: number, menuSeconds: number): number =>
  (score * SECONDS) / (lengthSeconds + menuSeconds);

/** What a skill adds to the score when it goes off all six times, as a part of the score without skills. */
export function skillGain(chart: ChartMeta, skillPercent: number, skillSeconds: number): number {
  const [outside, inside] = weightsAt(chart, skillSeconds, false);
  const plain = outside + inside;
  return plain > 0 ? (inside * (skillPercent / 100)) / plain : 0;
}

function rankedChart(
  song: number,
  difficulty: Difficulty,
  chart: ChartMeta,
  lengthSeconds: number | null,
  settings: RankingSettings,
): RankedChart {
  const score = scorePerPower(chart, settings);
  const plain = scorePerPower(chart, { ...settings, skillPercent: 0 });
  return {
    song,
    difficulty,
    score,
    perMinute: lengthSeconds === null ? null : eachMinute(score, lengthSeconds, settings.menuSeconds),
    skillShare: score > 0 ? (score - plain) / score : 0,
  };
}

export const ORDERS = ['score', 'perMinute'] as const;
export type RankingOrder = (typeof ORDERS)[number];

/**
 * Every chart of these songs, best first; those that cannot be ranked in this order come last. Equal ones are in the
 * order of songs, then of difficulties.
 */
export function rankCharts(
  metas: ReadonlyMap<number, SongMetaRecord>,
  lengthOf: (song: number) => number | null,
  settings: RankingSettings,
  order: RankingOrder,
): readonly RankedChart[] {
  const charts = [...metas].flatMap(([song, meta]) =>
    DIFFICULTIES.flatMap((difficulty) => {
      const chart = meta[difficulty];
      return chart ? [rankedChart(song, difficulty, chart, lengthOf(song), settings)] : [];
    }),
  );
  return charts.sort(
    (a, b) =>
      (b[order] ?? -1) - (a[order] ?? -1) ||
      a.song - b.song ||
      DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty),
  );
}
