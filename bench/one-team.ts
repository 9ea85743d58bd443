import { ITEM_SETS, type ItemSets } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question } from './accounts.ts';
import { median } from './quantile.ts';

export interface OneTeamTimes {
  readonly itemSets: ItemSets;
  readonly uneven: boolean;
  readonly songs: number;
  readonly medianMs: number;
  readonly worstMs: number;
  readonly proved: number;
}

const SIZE = 2_000;
const CASES = 5;
const COUNTS = [2, 10, 50];
const LIMIT_MS = 10_000;

/** The one team of 2,000 cards for 2, 10 and 50 songs. */
export function measureOneTeam(compute: Compute, data: BenchData): readonly OneTeamTimes[] {
  const charts = data.songs.map(({ level, data: { chart } }, song) => ({
    song,
    difficulty: 'expert' as const,
    level,
    chart,
  }));
  const lists = data.songs[0]?.data;
  if (!lists) throw new Error('the demo set has no song');
  return ITEM_SETS.flatMap((itemSets) =>
    [false, true].flatMap((uneven) =>
      COUNTS.map((songs) => {
        const profile = account(data, SIZE, uneven);
        const samples = Array.from({ length: CASES }, (_, nth) => {
          const start = performance.now();
          const first = (nth * songs) % charts.length;
          const search = compute.startOneTeamSearch({
            question: { ...question(profile, 0, 1), itemSets },
            data: lists,
            lengths: [],
            charts: charts.slice(first, first + songs),
          });
          while (!search.advance(100) && performance.now() - start < LIMIT_MS);
          return { ms: performance.now() - start, isProved: search.answer().isFinished };
        });
        const times = samples.map(({ ms }) => ms);
        const proved = samples.filter(({ isProved }) => isProved).length;
        return { itemSets, uneven, songs, medianMs: median(times), worstMs: Math.max(...times), proved };
      }),
    ),
  );
}
