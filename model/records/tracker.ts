/** Points of a rank at a time (reference R60). */
export interface Cutoff {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly ep: number;
  /** Put on record by a moderator of the site. */
  readonly by?: 'moderator';
}

/** Points or score of one of the ten best at a time. */
export interface TopPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly uid: number;
  readonly value: number;
}

export interface TopPlayer {
  readonly uid: number;
  readonly name: string;
  readonly introduction: string;
  readonly rank: number;
  /** The card shown. */
  readonly sid: number;
  /** Whether the card shows its trained picture. */
  readonly strained: number;
  readonly degrees: readonly number[];
}

export interface TopRanking {
  /** By time; at each time the best first. */
  readonly points: readonly TopPoint[];
  /** Everybody who occurs in `points`. */
  readonly users: readonly TopPlayer[];
}
