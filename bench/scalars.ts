import type { Engine } from '#wasm/host/engine';
import { pack } from '#wasm/host/pack';
import { account, type BenchData, question } from './accounts.ts';
import { median } from './quantile.ts';

/** Small kernels, many calls each: combo, share, song, memory. Times are milliseconds for the calls named. */
export interface ScalarTimes {
  readonly combo: number;
  readonly share: number;
  readonly song: number;
  readonly memory: number;
}

const CALLS = 100_000;

const timed = (work: () => void): number =>
  median(
    Array.from({ length: 9 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

export function measureScalars(engine: Engine, data: BenchData): ScalarTimes {
  const [song] = data.songs;
  if (!song) throw new Error('the benchmark needs a song');
  pack(engine, question(account(data, 500, false), song.level, 1), song.data);
  const { kernels } = engine;
  const repeat = (call: (i: number) => void) => () => {
    for (let i = 0; i < CALLS; i++) call(i);
  };
  return {
    combo: timed(repeat((i) => kernels.comboMultiplier(1 + (i % 1_000)))),
    share: timed(repeat((i) => kernels.noteShare(25, 1 + (i % 1_000)))),
    song: timed(repeat((i) => kernels.pointsAtPower(3e10 + i))),
    // Reads and writes of memory dominate this one.
    memory: timed(repeat((i) => kernels.multiplierAt(i % 8, 0))),
  };
}
