/** Of what kind a song is, in the data's words: written for the game, a cover, a song of another artist (reference R5). */
export const SONG_TYPES = ['normal', 'anime', 'tie_up'] as const;
export type SongType = (typeof SONG_TYPES)[number];

export const isSongType = (value: unknown): value is SongType => SONG_TYPES.some((type) => type === value);

const FULL = /^\s*[[【［]\s*full\b[^\]】］]*[\]】］]/i;

/** Full versions are songs of their own, recognised by nothing but a word in front of their titles (a guess). */
export const isFullVersion = (title: readonly (string | null)[]): boolean =>
  title.some((text) => text !== null && FULL.test(text));
