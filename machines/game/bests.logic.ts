import { type Best, type Bests, mergedBests, readBests, withPoints } from '#model/games/bests';
import { mergedBy } from '../kept/kept.logic.ts';
import type { KeptValue } from '../kept/kept.types.ts';

/** The most points of a visitor by game and settings. An edit is what a game came to. */
export const BESTS: KeptValue<Bests, Best> = {
  key: 'games/bests',
  decode: readBests,
  encode: (bests) => bests,
  edit: withPoints,
  merge: mergedBy(mergedBests),
};
