import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import type { SongRecord } from './song.ts';

export const SCORE_RANKS = ['C', 'B', 'A', 'S', 'SS'] as const;

/** From which score on each rank is given, in the order of `SCORE_RANKS`; null where the data does not say. */
export type ScoreRanks = readonly (number | null)[];

/** What `songs/{id}` tells besides the row of the list (game-data 2.3). */
export interface SongDetails {
  /** The row, which may be richer here than in the list. */
  readonly song: SongRecord | null;
  readonly ranks: Partial<Readonly<Record<Difficulty, ScoreRanks>>>;
  readonly lyricist: PerServer<string>;
  readonly composer: PerServer<string>;
  readonly arranger: PerServer<string>;
  readonly howToGet: PerServer<string>;
  /** Names the file of its sound; null where there is none. */
  readonly soundId: string | null;
}
