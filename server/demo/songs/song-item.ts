import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { songWay } from '../words/song-ways.ts';
import type { SongPlan } from './song-plan.ts';
import type { SongRow } from './songs.ts';

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

/** How some titles are read; the words of the set have no readings. */
const READINGS: Readonly<Record<number, string>> = { 187: 'おくじょうのこもりうた' };

const readingOf = (id: number, { musicTitle }: SongRow): (string | null)[] =>
  musicTitle.map((title, server) => (title && server === 0 ? (READINGS[id] ?? null) : null));

/** `songs/all.reading`: how the titles are read that tell it. */
export const songReadings = (rows: Readonly<Record<string, SongRow>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(READINGS).flatMap((id) => {
      const row = rows[id];
      return row ? [[id, { ruby: readingOf(Number(id), row) }]] : [];
    }),
  );

/** `songs/{id}`: the row, how it is got, ranks and note counts. The set has no sound, so it names no file of it. */
export function songItem(song: SongPlan, row: SongRow): Record<string, unknown> {
  const unit = 33_000 + (song.id % 11) * 300;
  const ranks = Object.fromEntries(Object.entries(RANKS).map(([rank, factor]) => [rank, unit * factor]));
  const difficulty = Object.fromEntries(
    song.charts.map((plan) => {
      const key = DIFFICULTIES.indexOf(plan.difficulty);
      return [key, { ...row.difficulty[key], notesQuantity: plan.notes, ...ranks }];
    }),
  );
  const way = songWay(song.id, song.at <= 0);
  return {
    seq: song.id,
    ruby: readingOf(song.id, row),
    howToGet: row.publishedAt.map((at, server) => (at === null ? null : way[server])),
    achievements: achievements(song),
    ...row,
    difficulty,
  };
}
