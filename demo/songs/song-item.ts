import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { songLine, songWay } from '../words/song-ways.ts';
import type { Served } from '../world.ts';
import type { SongPlan } from './song-plan.ts';
import type { SongRow } from './songs.ts';

/** The name of a song's sound, by which its file lies (reference R15). */
export const soundIdOf = (song: number): string => `bgm${String(song).padStart(3, '0')}`;

/** Score ranks are multiples of one number per song (reference R5). */
const RANKS = { scoreC: 1, scoreB: 6, scoreA: 12, scoreS: 18, scoreSS: 24 } as const;

/** What clearing a song gives; fifteen rows per song with a special chart. */
function achievements(song: SongPlan): Record<string, unknown>[] {
  const kinds = song.charts.map(({ difficulty }) => difficulty);
  const combo = kinds.flatMap((difficulty) => [
    {
      achievementType: `combo_${difficulty}`,
      rewardType: 'coin',
      quantity: 5000 * (1 + kinds.indexOf(difficulty)),
    },
    { achievementType: `full_combo_${difficulty}`, rewardType: 'star', quantity: 50 },
  ]);
  const ranks = ['c', 'b', 'a', 's', 'ss'].map((rank) => ({
    achievementType: `score_rank_${rank}`,
    rewardType: rank.startsWith('s') ? 'star' : 'practice_ticket',
    quantity: rank.startsWith('s') ? 50 : 1,
  }));
  return [...combo, ...ranks].map((row) => ({ musicId: song.id, ...row }));
}

/** `songs/all.reading`: the readings of titles that have one. */
export const songReadings = (rows: Readonly<Record<string, SongRow>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([id, { ruby }]) =>
      ruby.some((reading) => reading !== null) ? [[id, { ruby }]] : [],
    ),
  );

/** Scores of a rank, all of them multiples of `unit`. */
const ranksOf = (unit: number): Record<string, number> =>
  Object.fromEntries(Object.entries(RANKS).map(([rank, factor]) => [rank, Math.round(unit * factor)]));

/** Lives of five, and what a score of rank S is there: a multiple of that of one player, or the same for every song. */
const MULTI_LIVES = [
  { id: 2001, type: 'daredemo', unitOf: (unit: number) => unit * 5 },
  { id: 2011, type: 'standard', unitOf: (unit: number) => unit * 5 },
  { id: 2021, type: 'grand', unitOf: () => 7_500_000 / RANKS.scoreS },
  { id: 2031, type: 'legend', unitOf: () => 10_000_000 / RANKS.scoreS },
] as const;

const multiLives = (musicId: number, musicDifficulty: string, unit: number): Record<string, unknown> =>
  Object.fromEntries(
    MULTI_LIVES.map(({ id, type, unitOf }) => [
      id,
      {
        musicId,
        musicDifficulty,
        multiLiveDifficultyId: id,
        multiLiveDifficultyType: type,
        ...ranksOf(unitOf(unit)),
      },
    ]),
  );

/** `songs/{id}`: the row, its sound, how it is got, ranks and note counts. */
export function songItem(song: SongPlan, row: SongRow): Record<string, unknown> {
  const unit = 33_000 + (song.id % 11) * 300;
  const difficulty = Object.fromEntries(
    song.charts.map(({ difficulty, notes }) => {
      const key = DIFFICULTIES.indexOf(difficulty);
      const multiLiveScoreMap = multiLives(song.id, difficulty, unit);
      return [key, { ...row.difficulty[key], notesQuantity: notes, ...ranksOf(unit), multiLiveScoreMap }];
    }),
  );
  const on = (word: Served<string>): Served<string> =>
    row.publishedAt.map((at, server) => (at === null ? null : (word[server] ?? null)));
  return {
    seq: song.id,
    bgmId: soundIdOf(song.id),
    bgmFile: row.jacketImage[0] ?? '',
    howToGet: on(songWay(song.id, song.at <= 0)),
    description: on(songLine(song.id)),
    achievements: achievements(song),
    ...row,
    difficulty,
  };
}
