import { setImmediate } from 'node:timers/promises';
import { coverChart, encodeCovered } from '#model/chart/covered';
import { songMeta } from '#model/chart/meta';
import type { ParsedChart } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { asNumber } from '#model/records/reading';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { Rows } from '../levels.ts';
import { isObject } from '../projection.ts';

/** Charts by their names, such as `charts/12/expert`; undefined where there is none. */
export interface Charts {
  read(name: string): Promise<unknown>;
}

/** What is computed from charts, by song and index of the difficulty. */
export interface ChartLists {
  /** Rows of `songs/meta/all`. */
  readonly meta: Rows;
  /** `charts` of `songs/windows/all`. */
  readonly windows: Rows;
}

/**
 * Songs and difficulties without a readable chart are left out. A full set is three thousand charts, so other work gets
 * its turn after each song. `lengths` of skills in seconds, rising.
 */
export async function computeChartLists(
  charts: Charts,
  songs: Rows,
  lengths: readonly number[],
): Promise<ChartLists> {
  const meta: [string, Rows][] = [];
  const windows: [string, Rows][] = [];
  for (const [id, song] of Object.entries(songs)) {
    const found = scored(await chartsOfSong(charts, id, song));
    if (found.length > 0) {
      meta.push([id, rowOf(found, ({ chart, level }) => songMeta(chart, level))]);
      windows.push([id, rowOf(found, ({ chart }) => encodeCovered(coverChart(chart, lengths)))]);
    }
    await setImmediate();
  }
  return { meta: Object.fromEntries(meta), windows: Object.fromEntries(windows) };
}

type Scored = ReturnType<typeof scored>[number];

const scored = (found: readonly FoundChart[]) =>
  found
    .map((one) => ({ ...one, chart: scoringChart(one.parsed) }))
    .filter(({ chart }) => chart.notes.length > 0);

const rowOf = (found: readonly Scored[], tell: (one: Scored) => unknown): Rows =>
  Object.fromEntries(found.map((one) => [one.index, tell(one)]));

/** A chart of a song, by the index of its difficulty. */
export interface FoundChart {
  readonly index: string;
  readonly level: number;
  readonly parsed: ParsedChart;
}

/** The charts of a row of `songs/all`. */
export async function chartsOfSong(
  charts: Charts,
  id: string,
  song: unknown,
): Promise<readonly FoundChart[]> {
  const difficulties = isObject(song) && isObject(song.difficulty) ? song.difficulty : {};
  const found: FoundChart[] = [];
  for (const [index, difficulty] of Object.entries(difficulties)) {
    const name = DIFFICULTIES[Number(index)];
    const level = isObject(difficulty) ? asNumber(difficulty.playLevel) : null;
    if (name === undefined || level === null) continue;
    const json = await charts.read(`charts/${id}/${name}`);
    if (json !== undefined) found.push({ index, level, parsed: parseChart(json) });
  }
  return found;
}
