import { createHash } from 'node:crypto';
import { random } from '../seeded/random.ts';
import type { SongPlan } from '../songs/song-plan.ts';
import { shortSong } from './short-song.ts';

/** The pieces that demo members made, one for each language they write in. */
export const OWN_SONGS: readonly number[] = [1, 2, 3, 4, 5];
/** Songs and the music of events have other numbers. */
const OWN_NUMBERS = 2_000_000;

/** A short piece of a demo member, for which members write charts. */
export const ownSong = (seed: number, nth: number): SongPlan =>
  shortSong(random(seed, 'own music', nth), { id: OWN_NUMBERS + nth, measures: 26, tempo: [112, 168] });

/** In the address of a piece in place of the SHA-1 of its bytes, which no one knows before someone listens. */
export const ownSongHash = (seed: number, nth: number): string =>
  createHash('sha1').update(`demo piece ${seed} ${nth}`).digest('hex');
