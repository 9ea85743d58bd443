/** How the queue goes on: in its order, in an order of chance, the same song again (reference R75). Kept by their numbers. */
export const MODES = ['sequence', 'shuffle', 'repeat'] as const;
export type Mode = (typeof MODES)[number];

/** What can be heard of a song: as it is played in the game, or its chorus alone. */
export const VERSIONS = ['game', 'chorus'] as const;
export type Version = (typeof VERSIONS)[number];

/** After how many minutes the music can stop by itself (our choice). */
export const SLEEP_MINUTES = [15, 30, 45, 60] as const;

/** Songs of a queue or a list at most: all songs there are, with room to grow. */
export const MOST_SONGS = 3_000;

export const isSongId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && id <= 9_999_999;
