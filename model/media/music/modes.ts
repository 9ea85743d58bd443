/** How the queue is played: in its order, shuffled, or the same song again (reference R75). Stored by their numbers. */
export const MODES = ['sequence', 'shuffle', 'repeat'] as const;
export type Mode = (typeof MODES)[number];

/** What can be played of a song: as long as in the game, or its chorus alone. */
export const VERSIONS = ['game', 'chorus'] as const;
export type Version = (typeof VERSIONS)[number];

/** Minutes that the sleep timer offers (our choice). */
export const SLEEP_MINUTES = [15, 30, 45, 60] as const;

/** The most songs of a queue or a list: all that exist, with room to grow. */
export const MAX_SONGS = 3_000;

export const isSongId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && id <= 9_999_999;
