import { random } from '../seeded/random.ts';
import type { SongPlan } from '../songs/song-plan.ts';
import { shortSong } from './short-song.ts';

/** Songs have other numbers than the music of events. */
const EVENT_NUMBERS = 1_000_000;

/** The short piece that belongs to an event. */
export const eventSong = (seed: number, event: number): SongPlan =>
  shortSong(random(seed, 'event music', event), {
    id: EVENT_NUMBERS + event,
    measures: 27,
    tempo: [96, 150],
  });
