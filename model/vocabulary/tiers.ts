import type { ServerIndex } from './servers.ts';

/** Ranks whose points are tracked, by server (reference R60). */
export const TIERS: Readonly<Record<ServerIndex, readonly number[]>> = {
  0: [20, 30, 40, 50, 100, 200, 300, 400, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  1: [50, 100, 300, 500, 1000, 2000, 2500],
  2: [100, 500],
  3: [
    20, 30, 40, 50, 100, 200, 300, 400, 500, 1000, 1500, 2000, 3000, 4000, 5000, 10000, 20000, 30000, 50000,
  ],
  4: [100],
};

/** Ranked players that are tracked one by one. */
export const TOP_PLAYERS = 10;
