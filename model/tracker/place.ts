/** A place in the ranking, and points there. */
export interface PlacePoints {
  readonly place: number;
  readonly points: number;
}

/**
 * The nearest tracked tiers around a place, the better one first; a tracked place is both. Null beyond the best and the worst tier:
 * nothing is known there.
 */
export function tiersAround(tiers: readonly number[], place: number): readonly [number, number] | null {
  const sorted = [...tiers].sort((a, b) => a - b);
  const better = sorted.findLast((tier) => tier <= place);
  const worse = sorted.find((tier) => tier >= place);
  return better === undefined || worse === undefined ? null : [better, worse];
}

/**
 * Points of a place between two others: a straight line where both place and points are drawn as logarithms (reference R63). Null
 * where one of them has no points, which no logarithm knows. The better place has the smaller number.
 */
export function pointsBetween(place: number, better: PlacePoints, worse: PlacePoints): number | null {
  if (place === better.place) return better.points;
  if (place === worse.place) return worse.points;
  if (better.points <= 0 || worse.points <= 0) return null;
  const share = Math.log(place / better.place) / Math.log(worse.place / better.place);
  return Math.round(better.points * (worse.points / better.points) ** share);
}
