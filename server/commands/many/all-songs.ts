import { coverChart, encodeCovered, skillLengths } from '#model/chart/covered';
import type { ChartToScore } from '#model/compute/charts';
import type { TeamQuestion } from '#model/compute/team';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import type { Compute } from '#wasm/host/compute';
import type { Origin } from '../../origin/origin.ts';
import { findChart, type SolveRecords } from '../solve-data.ts';
import { printPaid } from '../solve-print.ts';

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

/** Between two looks at the clock. */
const SLICE_MS = 100;

/** The proved best team of every song as one line of JSON; charts that the origin lacks or time left no room for are counted. */
export async function solveAllSongs(all: AllSongs): Promise<string> {
  const { records, compute, question } = all;
  const start = performance.now();
  const end = start + all.seconds * 1_000;
  const seconds = [...skillLengths(records.data.skills.values()), question.room.skillSeconds];
  const lengths = [...new Set(seconds)].sort((a, b) => a - b);
  const { charts, missing, left } = await loadCharts(all, lengths, end);
  const search = compute.startEverySongSearch({ question, data: records.data, lengths, charts });
  while (performance.now() < end && !search.advance(SLICE_MS));
  const { isFinished, teams, noTeam, remarks } = search.answer();
  const songs = teams.flatMap((team, i) => {
    const chart = charts[i];
    if (!team || !chart) return [];
    const { song, difficulty } = chart;
    const { average: score, points, cards, leader, mayWait } = team;
    const paid = points === null ? {} : { points };
    return [{ song, difficulty, score, ...paid, cards, leader, ...(mayWait ? { mayWait } : {}) }];
  });
  const unsolved = isFinished ? left : left + charts.length - teams.length;
  const ms = performance.now() - start;
  return JSON.stringify({
    proved: unsolved === 0,
    ...printPaid(question),
    songs,
    missing,
    left: unsolved,
    notes: [...(noTeam ? [{ noTeam }] : []), ...remarks],
    ms,
    engine: compute.engine,
  });
}

/** Charts in the order of songs and difficulties, as far as skills need them; three thousand with all notes would be too much to hold. */
async function loadCharts(
  { origin, records, difficulty, question: { skillDelay } }: AllSongs,
  lengths: readonly number[],
  end: number,
): Promise<{ readonly charts: readonly ChartToScore[]; readonly missing: number; readonly left: number }> {
  const charts: ChartToScore[] = [];
  let missing = 0;
  let left = 0;
  for (const { id: song, difficulties } of [...records.songs.values()].sort((a, b) => a.id - b.id)) {
    for (const one of difficulty ? [difficulty] : DIFFICULTIES) {
      const level = difficulties[one]?.level;
      if (level === undefined) continue;
      const chart = performance.now() < end ? await findChart(origin, { song, difficulty: one }) : undefined;
      if (chart === undefined) left++;
      else if (chart === null) missing++;
      else {
        const covered = encodeCovered(coverChart(chart, lengths, skillDelay));
        charts.push({ song, difficulty: one, level, chart: covered });
      }
    }
  }
  return { charts, missing, left };
}
