/** Of what kind a song is, in the data's words: written for the game, a cover, a song of another artist (game-data 2.3). */
export const SONG_TYPES = ['normal', 'anime', 'tie_up'] as const;
export type SongType = (typeof SONG_TYPES)[number];

export const isSongType = (value: unknown): value is SongType => SONG_TYPES.some((type) => type === value);
