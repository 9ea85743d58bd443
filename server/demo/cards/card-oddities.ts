import type { Served } from '../world.ts';

/**
 * Real data is not clean (reference R2), so neither is the demo set: readers and pages are tried on the same
 * oddities every day. Which cards carry them is fixed.
 */

/** Cards that name a skill which the skill list does not have. */
export const MISSING_SKILLS: ReadonlyMap<number, number> = new Map([
  [612, 82],
  [1208, 82],
  [1740, 83],
  [2126, 83],
]);

const UNKNOWN_TYPE_IDS: readonly number[] = [10_007, 10_031];

/** The availability word of these cards is one that no list knows. */
export const isUnknownType = (id: number): boolean => UNKNOWN_TYPE_IDS.includes(id);

/** These cards write `levelLimit` and `skillId` as strings. */
export const hasStringNumbers = (id: number): boolean => id > 0 && id < 5000 && id % 701 === 0;

/** Early rows from before the fifth server opened: their arrays end after the fourth. */
export const isFourServersLong = (id: number, releasedAt: Served<string>): boolean =>
  id <= 900 && releasedAt[4] === null;
