import { coverChart, encodeCovered } from '#model/chart/covered';
import { type SongMeta, songMeta } from '#model/chart/meta';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { writeChart } from '../charts/write-chart.ts';
import type { SongPlan } from './song-plan.ts';

export interface DemoChartLists {
  /** `songs/meta/all`: every chart's score weights. */
  readonly meta: Readonly<Record<string, Readonly<Record<string, SongMeta>>>>;
  /** `songs/windows/all`: what skills of these lengths cover. */
  readonly windows: {
    readonly lengths: readonly number[];
    readonly charts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** The lists that are computed from charts. Writes all charts once. */
export function createChartLists(
  seed: number,
  songs: readonly SongPlan[],
  lengths: readonly number[],
): DemoChartLists {
  const meta: Record<string, Record<string, SongMeta>> = {};
  const charts: Record<string, Record<string, string>> = {};
  for (const song of songs) {
    const metas: Record<string, SongMeta> = {};
    const windows: Record<string, string> = {};
    for (const plan of song.charts) {
      const chart = scoringChart(parseChart(writeChart({ seed, song, plan })));
      const index = DIFFICULTIES.indexOf(plan.difficulty);
      metas[index] = songMeta(chart, plan.level);
      windows[index] = encodeCovered(coverChart(chart, lengths));
    }
    meta[song.id] = metas;
    charts[song.id] = windows;
  }
  return { meta, windows: { lengths, charts } };
}
