import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { Rows } from './levels.ts';
import { type DataRead, MISSING, type Origin, originWith } from './origin.ts';
import { isObject } from './projection.ts';

/** A name of our own: `{"songs": [674]}`, the songs that have no chart at all (docs/data.md). */
export const MISSING_CHARTS_NAME = 'charts/missing';

/** Songs of which `hasChart` knows no chart, rising. */
export function songsWithoutCharts(
  songs: Rows,
  hasChart: (id: string, difficulty: string) => boolean,
): { readonly songs: readonly number[] } {
  const ids = Object.keys(songs).filter((id) => !DIFFICULTIES.some((difficulty) => hasChart(id, difficulty)));
  return { songs: ids.map(Number).sort((a, b) => a - b) };
}

/** Note counts come from charts, so a row without them has no chart. A list in which no row has any gives no information. */
function withoutNotes(songs: Rows): { readonly songs: readonly number[] } {
  const counts = (row: unknown): number =>
    isObject(row) && isObject(row.notes) ? Object.keys(row.notes).length : 0;
  const hasCounts = Object.values(songs).some((row) => counts(row) > 0);
  return songsWithoutCharts(songs, (id) => !hasCounts || counts(songs[id]) > 0);
}

/**
 * Answers `charts/missing` from the note counts of `songs/all` where the origin has no better list, without asking for thousands
 * of charts.
 */
export const withMissingCharts = (origin: Origin): Origin =>
  originWith(origin, {
    async read(name, level = null): Promise<DataRead> {
      if (name !== MISSING_CHARTS_NAME) return origin.read(name, level);
      if (level !== null) return MISSING;
      const own = await origin.read(name);
      if (own.status === 'found') return own;
      const songs = await origin.read('songs/all');
      if (songs.status !== 'found' || !isObject(songs.value))
        return songs.status === 'found' ? MISSING : songs;
      return { ...songs, value: withoutNotes(songs.value) };
    },
  });
