import { soundIdOf } from '../songs/song-item.ts';
import type { SongRow } from '../songs/songs.ts';

/** `songs/all.player`: what a music player needs of each song, and nothing else. */
export const playerSongs = (rows: Readonly<Record<string, SongRow>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, { musicTitle, bandId, jacketImage, publishedAt, length, tag }]) => [
      id,
      { bgmId: soundIdOf(Number(id)), musicTitle, bandId, jacketImage, publishedAt, length, tag },
    ]),
  );
