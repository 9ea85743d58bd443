import { BANDS, type BandId } from '#model/vocabulary/bands';

/** Where on the release time-line (0–1) a band joins the game: three bands came later than the first five. */
export const BAND_SINCE: Readonly<Record<BandId, number>> = {
  1: 0,
  2: 0,
  3: 0,
  4: 0,
  5: 0,
  21: 0.34,
  18: 0.34,
  45: 0.82,
};

/** Cards per band in the real set (reference R18). */
export const CARDS_PER_BAND: Readonly<Record<BandId, number>> = {
  1: 359,
  2: 348,
  3: 367,
  4: 362,
  5: 372,
  21: 216,
  18: 198,
  45: 90,
};

export const CHARACTER_IDS: readonly number[] = Array.from({ length: BANDS.length * 5 }, (_, i) => i + 1);

/** Band of a playable character 1–40. */
export const bandOf = (characterId: number): BandId => BANDS[Math.floor((characterId - 1) / 5)]!.id;

/** The five characters of a band. */
export function membersOf(bandId: BandId): readonly number[] {
  const first = BANDS.findIndex((band) => band.id === bandId) * 5 + 1;
  return [0, 1, 2, 3, 4].map((offset) => first + offset);
}
