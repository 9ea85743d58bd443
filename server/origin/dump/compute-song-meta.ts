import { setImmediate } from 'node:timers/promises';
import { songMeta } from '#model/chart/meta';
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

/**
 * Rows of `songs/meta/all` from charts; songs and difficulties without a readable chart are left out.
 * A full set is three thousand charts, so other work gets its turn after each song.
 */
export async function computeSongMeta(charts: Charts, songs: Rows): Promise<Rows> {
  const rows: [string, Rows][] = [];
  for (const [id, song] of Object.entries(songs)) {
    const difficulties = isObject(song) && isObject(song.difficulty) ? song.difficulty : {};
    const row = await metaOfSong(charts, id, difficulties);
    if (Object.keys(row).length > 0) rows.push([id, row]);
    await setImmediate();
  }
  return Object.fromEntries(rows);
}

async function metaOfSong(charts: Charts, id: string, difficulties: Rows): Promise<Rows> {
  const metas: [string, unknown][] = [];
  for (const [index, difficulty] of Object.entries(difficulties)) {
    const name = DIFFICULTIES[Number(index)];
    const level = isObject(difficulty) ? asNumber(difficulty.playLevel) : null;
    if (name === undefined || level === null) continue;
    const json = await charts.read(`charts/${id}/${name}`);
    if (json === undefined) continue;
    const chart = scoringChart(parseChart(json));
    if (chart.notes.length > 0) metas.push([index, songMeta(chart, level)]);
  }
  return Object.fromEntries(metas);
}
