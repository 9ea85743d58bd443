import { mainBands } from '../cast/bands.ts';
import { random } from '../seeded/random.ts';
import { type SongPlan, secondsOf } from '../songs/song-plan.ts';

/** Songs have other numbers than the music of events. */
const EVENT_NUMBERS = 1_000_000;
const MEASURES = 27;
/** Notes a second of the two charts that nobody plays: what the keys mark, and what is sung. */
const DENSITIES = { easy: 1, normal: 2, hard: 4 } as const;

/** The short piece that belongs to an event: made like a song, with charts that only its music follows. */
export function eventSong(seed: number, event: number): SongPlan {
  const id = EVENT_NUMBERS + event;
  const rng = random(seed, 'event music', event);
  const tempos = [{ beat: 0, bpm: rng.int(96, 150) }];
  const length = Math.round(secondsOf(tempos, MEASURES * 4) * 1000) / 1000;
  const bands = Object.keys(mainBands()).map(Number);
  return {
    id,
    bandId: rng.pick(bands),
    tag: 'normal',
    tempos,
    measures: MEASURES,
    length,
    hasFever: false,
    charts: (['easy', 'normal', 'hard'] as const).map((difficulty) => ({
      songId: id,
      difficulty,
      level: 10,
      notes: Math.round(DENSITIES[difficulty] * length),
    })),
    specialLater: false,
    at: 0,
  };
}
