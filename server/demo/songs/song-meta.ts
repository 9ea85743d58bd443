import { type SongMeta, songMeta } from '#model/chart/meta';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { writeChart } from '../charts/write-chart.ts';
import type { SongPlan } from './song-plan.ts';

/** `songs/meta/all`: every chart's score weights, computed from the chart. Writes all charts once. */
export function createMeta(
  seed: number,
  songs: readonly SongPlan[],
): Record<string, Record<string, SongMeta>> {
  return Object.fromEntries(
    songs.map((song) => [
      song.id,
      Object.fromEntries(
        song.charts.map((plan) => [
          DIFFICULTIES.indexOf(plan.difficulty),
          songMeta(scoringChart(parseChart(writeChart({ seed, song, plan }))), plan.level),
        ]),
      ),
    ]),
  );
}
