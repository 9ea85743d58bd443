import type { PlayerStat } from '../vocabulary/player-stats.ts';

/** A player of the game, from their own profile; null for what they keep to themselves. */
export interface PlayerRecord {
  readonly name: string;
  /** The comment under the name, which its owner alone can change. */
  readonly introduction: string;
  readonly stats: Readonly<Record<PlayerStat, number | null>>;
  /** Titles (degrees) worn at the moment. */
  readonly titles: readonly number[];
}
