import type { BandRecord } from '../../records/band.ts';
import { localised } from '../../rules/localised.ts';
import { BANDS } from '../../vocabulary/bands.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';

/** Bands in the order of every filter row. */
export const BAND_IDS: readonly number[] = BANDS.map((band) => band.id);

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
]);

export const bandColor = (bandId: number): string => COLORS.get(bandId) ?? '#8a8399';

/** White where that reaches 3:1 on the band's colour, else ink. */
export const bandInk = (bandId: number): string =>
  [1, 2, 5, 45].includes(bandId) || !COLORS.has(bandId) ? '#ffffff' : '#1f1b2a';
