import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { PerServer } from '../vocabulary/servers.ts';

export interface SongDifficulty {
  readonly level: number;
  /** Note count where the data has it. */
  readonly notes: number | null;
  /** Only on a difficulty that was added after the song. */
  readonly publishedAt: PerServer<number> | null;
}

/** A film of a song; the game shows it behind the notes. */
export interface SongVideo {
  /** Of its file. */
  readonly name: string;
  /** Epoch milliseconds from when it can be seen. */
  readonly startAt: PerServer<number>;
}

/** A song as `songs/all.5` or richer has it (reference R5). */
export interface SongRecord {
  readonly id: number;
  /** normal, anime, tie_up; unknown words are kept. */
  readonly tag: string;
  readonly bandId: number;
  readonly jacketImages: readonly string[];
  readonly title: PerServer<string>;
  readonly publishedAt: PerServer<number>;
  readonly closedAt: PerServer<number>;
  readonly difficulties: Partial<Readonly<Record<Difficulty, SongDifficulty>>>;
  /** Audio length in seconds where the data has it. */
  readonly lengthSeconds: number | null;
  /** Lowest and highest BPM where the data has it. */
  readonly bpm: readonly [number, number] | null;
  readonly videos: readonly SongVideo[];
}
