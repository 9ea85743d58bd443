import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import type { Reward } from './reward.ts';
import type { SongRecord } from './song.ts';

export const SCORE_RANKS = ['C', 'B', 'A', 'S', 'SS'] as const;
type ScoreRank = (typeof SCORE_RANKS)[number];

/** From which score on each rank is given, in the order of `SCORE_RANKS`; null where the data does not say. */
export type ScoreRanks = readonly (number | null)[];

/** What is given once for reaching it. */
export interface SongRewards {
  readonly ranks: Partial<Readonly<Record<ScoreRank, Reward>>>;
  /** For a combo whose length the data does not say. */
  readonly combo: Partial<Readonly<Record<Difficulty, Reward>>>;
  readonly fullCombo: Partial<Readonly<Record<Difficulty, Reward>>>;
}

/** What `songs/{id}` has besides the row of the list (reference R5). */
export interface SongDetails {
  /** The row, which may be richer here than in the list. */
  readonly song: SongRecord | null;
  readonly ranks: Partial<Readonly<Record<Difficulty, ScoreRanks>>>;
  readonly rewards: SongRewards;
  /** How its title is read. */
  readonly reading: PerServer<string>;
  readonly lyricist: PerServer<string>;
  readonly composer: PerServer<string>;
  readonly arranger: PerServer<string>;
  readonly howToGet: PerServer<string>;
  /** Names the file of its sound; null where there is none. */
  readonly soundId: string | null;
}
