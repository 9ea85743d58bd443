import type { BandRecord } from '../../records/band.ts';
import type { SongRecord } from '../../records/song.ts';
import { bandsInOrder } from '../../rules/band-order.ts';
import { localised } from '../../rules/localised.ts';
import { BANDS } from '../../vocabulary/bands.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';

/** Bands that have their own pictures and names here, in the order of every filter row. */
export const BAND_IDS: readonly number[] = BANDS.map((band) => band.id);

/** Bands of a filter row: those, then others that something shown is of. No one is in band 0. */
export const shownBands = (present: Iterable<number>): readonly number[] =>
  bandsInOrder([...BAND_IDS, ...[...new Set(present)].filter((id) => id > 0).sort((a, b) => a - b)]);

/** Units have one to three songs; those with more are sought by name (reference R84). */
const SONGS_OF_A_BAND = 5;

type Songs = ReadonlyMap<number, Pick<SongRecord, 'bandId'>>;
const bandsOf = new WeakMap<Songs, readonly number[]>();

/** Bands that songs are filtered by; all others stand together. */
export function bandsOfSongs(songs: Songs): readonly number[] {
  const known = bandsOf.get(songs);
  if (known) return known;
  const counts = new Map<number, number>();
  for (const { bandId } of songs.values()) counts.set(bandId, (counts.get(bandId) ?? 0) + 1);
  const bands = shownBands([...counts].flatMap(([id, count]) => (count < SONGS_OF_A_BAND ? [] : [id])));
  bandsOf.set(songs, bands);
  return bands;
}

/** A band in the words of the visitor's servers; its usual name where the data have none. */
export function bandName(
  bands: ReadonlyMap<number, BandRecord>,
  id: number,
  main: ServerIndex,
  sub: ServerIndex,
): string {
  const record = bands.get(id);
  const usual = BANDS.find((band) => band.id === id)?.name ?? `#${id}`;
  return (record && localised(record.name, main, sub)?.value) ?? usual;
}

/** Edge, ring and mark colours of the main bands; never behind text (design/mockups). */
const COLORS: ReadonlyMap<number, string> = new Map([
  [1, '#FF3377'],
  [2, '#EE3344'],
  [3, '#FFDD00'],
  [4, '#33DDAA'],
  [5, '#3344AA'],
  [18, '#22CCCC'],
  [21, '#33AAFF'],
  [45, '#3388BB'],
  [46, '#881144'],
]);

export const bandColor = (bandId: number): string => COLORS.get(bandId) ?? '#8a8399';

/** White where that reaches 3:1 on the band's colour, else ink. */
export const bandInk = (bandId: number): string =>
  [1, 2, 5, 45, 46].includes(bandId) || !COLORS.has(bandId) ? '#ffffff' : '#1f1b2a';
