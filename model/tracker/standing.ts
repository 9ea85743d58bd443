import { HOUR_MS } from '../vocabulary/time.ts';

/** Points of a tier now; null where no one tracks it. */
export interface TierPoints {
  readonly tier: number;
  readonly ep: number | null;
}

export interface TierStanding {
  /** The worst tier that has more points; null for who is ahead of all. */
  readonly above: TierPoints | null;
  /** The best tier that has no more points; null for who is behind all. */
  readonly below: TierPoints | null;
}

/** Between which tiers someone with so many points stands. */
export function standingOf(tiers: readonly TierPoints[], points: number): TierStanding {
  const known = tiers.filter(({ ep }) => ep !== null).sort((a, b) => a.tier - b.tier);
  return {
    above: known.findLast(({ ep }) => (ep ?? 0) > points) ?? null,
    below: known.find(({ ep }) => (ep ?? 0) <= points) ?? null,
  };
}

export interface Need {
  /** Points more than a goal; negative for who is behind. */
  readonly ahead: number;
  /** To reach it by the end; 0 for who has. Null without time left. */
  readonly perHour: number | null;
  /** Games to reach it; null where no one said what one gives. */
  readonly games: number | null;
}

/** What is needed to reach `goal` points. */
export function needOf(points: number, goal: number, leftMs: number, perGame: number | null): Need {
  const missing = Math.max(0, goal - points);
  return {
    ahead: points - goal,
    perHour: missing === 0 ? 0 : leftMs > 0 ? Math.ceil((missing * HOUR_MS) / leftMs) : null,
    games: perGame === null || perGame <= 0 ? null : Math.ceil(missing / perGame),
  };
}
