import type { TeamQuestion } from '#model/compute/team';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import type { Compute } from '#wasm/host/compute';
import type { Origin } from '../../origin/origin.ts';
import { findChart, type SolveRecords } from '../solve-data.ts';

interface AllSongs {
  readonly origin: Origin;
  readonly records: SolveRecords;
  readonly compute: Compute;
  /** The question of every song, whose level is filled in. */
  readonly question: TeamQuestion;
  /** Null for every difficulty. */
  readonly difficulty: Difficulty | null;
  /** When this is over the rest is left. */
  readonly seconds: number;
}

/** The proved best team of every song as one line of JSON; charts that the origin lacks or time left no room for are counted. */
export async function solveAllSongs(all: AllSongs): Promise<string> {
  const { origin, records, compute, question } = all;
  const start = performance.now();
  const songs: object[] = [];
  let missing = 0;
  let left = 0;
  const isOver = () => performance.now() - start > all.seconds * 1_000;
  for (const { id, difficulties } of [...records.songs.values()].sort((a, b) => a.id - b.id)) {
    for (const difficulty of all.difficulty ? [all.difficulty] : DIFFICULTIES) {
      const level = difficulties[difficulty]?.level;
      if (level === undefined) continue;
      if (isOver()) {
        left++;
        continue;
      }
      const chart = await findChart(origin, { song: id, difficulty });
      if (chart === null) {
        missing++;
        continue;
      }
      const search = compute.startTeamSearch({ ...question, level, top: 1 }, { ...records.data, chart });
      while (!search.advance(1_000));
      const [team] = search.answer().teams;
      if (team) {
        const { cards, leader, score } = team;
        songs.push({ song: id, difficulty, score: score.average, cards, leader });
      }
    }
  }
  const ms = performance.now() - start;
  return JSON.stringify({ proved: left === 0, songs, missing, left, ms, engine: compute.engine });
}
