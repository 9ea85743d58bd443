import { Worker } from 'node:worker_threads';
import { ITEM_SETS, type ItemSets } from '#model/compute/team';
import type { Difficulty } from '#model/vocabulary/difficulties';

export interface EverySongTimes {
  readonly itemSets: ItemSets;
  readonly uneven: boolean;
  /** Null for all. */
  readonly only: Difficulty | null;
  readonly charts: number;
  /** Milliseconds until the last thread is done. */
  readonly medianMs: number;
  readonly worstMs: number;
}

/** What one thread is asked. */
export interface Share extends Pick<EverySongTimes, 'itemSets' | 'uneven' | 'only'> {
  readonly size: number;
  readonly hand: number;
  readonly hands: number;
}

const SIZE = 2_000;
const HANDS = 2;
const ROUNDS = 3;

const told = (hand: Worker): Promise<number> =>
  new Promise((resolve, reject) => {
    hand.once('error', reject);
    hand.once('message', (count) => {
      hand.off('error', reject);
      resolve(count);
    });
  });

/** The best team of 2,000 cards for every chart, packing included, on two threads. `path` is the built every-hand.js. */
export async function measureEverySong(path: string): Promise<readonly EverySongTimes[]> {
  const hands = Array.from({ length: HANDS }, () => new Worker(path));
  await Promise.all(hands.map(told));
  const round = async (part: Omit<Share, 'hand' | 'hands' | 'size'>) => {
    const start = performance.now();
    const counts = hands.map(told);
    for (const [hand, one] of hands.entries()) one.postMessage({ ...part, size: SIZE, hand, hands: HANDS });
    const charts = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    return { ms: performance.now() - start, charts };
  };
  const times: EverySongTimes[] = [];
  for (const only of ['expert', null] as const) {
    for (const itemSets of ITEM_SETS) {
      for (const uneven of [false, true]) {
        const rounds = [];
        while (rounds.length < ROUNDS) rounds.push(await round({ itemSets, uneven, only }));
        const ms = rounds.map((one) => one.ms).sort((a, b) => a - b);
        times.push({
          itemSets,
          uneven,
          only,
          charts: rounds[0]?.charts ?? 0,
          medianMs: ms[ROUNDS >> 1] ?? 0,
          worstMs: ms.at(-1) ?? 0,
        });
      }
    }
  }
  await Promise.all(hands.map((hand) => hand.terminate()));
  return times;
}
