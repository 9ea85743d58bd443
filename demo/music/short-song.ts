import { mainBands } from '../cast/bands.ts';
import type { Random } from '../seeded/random.ts';
import { type SongPlan, secondsOf } from '../songs/song-plan.ts';

/** Notes a second of the charts that no one plays: what the keys mark, and what is sung. */
const DENSITIES = { easy: 1, normal: 2, hard: 4 } as const;

interface Piece {
  readonly id: number;
  readonly measures: number;
  /** Beats a minute, from and to. */
  readonly tempo: readonly [number, number];
}

/** A short piece that no song of the set is: made like a song, with charts that only its music follows. */
export function shortSong(rng: Random, { id, measures, tempo: [slow, fast] }: Piece): SongPlan {
  const tempos = [{ beat: 0, bpm: rng.int(slow, fast) }];
  const length = Math.round(secondsOf(tempos, measures * 4) * 1000) / 1000;
  const bands = Object.keys(mainBands()).map(Number);
  return {
    id,
    bandId: rng.pick(bands),
    tag: 'normal',
    tempos,
    measures,
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
