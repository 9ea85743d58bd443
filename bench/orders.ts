import type { Engine } from '#wasm/host/engine';
import { pack } from '#wasm/host/pack';
import { CARD_SIG, TEAM_SIG } from '#wasm/layout';
import { account, type BenchData, type BenchSong, question, random, SEED } from './accounts.ts';
import { median } from './quantile.ts';

const TEAMS = 20;
const NOTES = 1_000;
const RUNS = 50;

/** The song whose note count is nearest to 1,000. */
function thousandNotes(data: BenchData): BenchSong {
  const distance = (song: BenchSong) => Math.abs(song.data.chart.notes.length - NOTES);
  return data.songs.reduce((best, song) => (distance(song) < distance(best) ? song : best));
}

export interface OrderTimes {
  /** Milliseconds for 20 teams × 120 orders, note by note. */
  readonly medianMs: number;
  readonly notes: number;
  /** Sum of all scores: equal for both engines. */
  readonly checksum: number;
}

/**
 * The orders kernel (notes: prepareNotes, scoreNotes; orders: permutations; skills and song beneath): 20 random teams
 * of signatures, 120 orders, every note floored twice.
 */
export function measureOrders(engine: Engine, data: BenchData): OrderTimes {
  const song = thousandNotes(data);
  pack(engine, question(account(data, 2_000, false), song.level, 1), song.data);
  const next = random(SEED);
  const teams = Array.from({ length: TEAMS }, () =>
    Array.from({ length: 5 }, () => engine.ints[(CARD_SIG >> 2) + Math.floor(next() * 2_000)] ?? 0),
  );
  let checksum = 0;
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    checksum = 0;
    for (const [index, team] of teams.entries()) {
      engine.ints.set(team, TEAM_SIG >> 2);
      engine.kernels.pointsAtPower((250_000 + index * 1_000) * 100_000);
      engine.kernels.prepareNotes();
      engine.kernels.scoreNotes();
      checksum += engine.kernels.totalOfOrders();
    }
    return performance.now() - start;
  });
  return { medianMs: median(times), notes: song.data.chart.notes.length, checksum };
}
