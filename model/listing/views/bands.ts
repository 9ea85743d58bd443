import { BANDS } from '../../vocabulary/bands.ts';

/** Bands in the order of every filter row. */
export const BAND_IDS: readonly number[] = BANDS.map((band) => band.id);

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
