import { ITEM_SETS, type ItemSets } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question } from './accounts.ts';

/** What the search series asks: how many cards, item levels equal or not, how many results, whole item sets or mixed. */
export interface SearchCase {
  readonly itemSets: ItemSets;
  readonly size: number;
  readonly uneven: boolean;
  readonly top: number;
}

export interface SearchTimes extends SearchCase {
  readonly medianMs: number;
  readonly worstMs: number;
  /** Share of the median that packing takes, in milliseconds. */
  readonly packMs: number;
  readonly nodes: number;
}

export const SEARCH_CASES: readonly SearchCase[] = ITEM_SETS.flatMap((itemSets) =>
  [1, 10].flatMap((top) =>
    [500, 1_000, 2_000].flatMap((size) => [false, true].map((uneven) => ({ itemSets, size, uneven, top }))),
  ),
);

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** One warm-up round over all songs, then one measured: kernels search, look, pick, cards, team, results at work. */
export function measureSearch(compute: Compute, data: BenchData, asked: SearchCase): SearchTimes {
  const profile = account(data, asked.size, asked.uneven);
  const round = () =>
    data.songs.map((song) => {
      const start = performance.now();
      const search = compute.startTeamSearch(
        { ...question(profile, song.level, asked.top), itemSets: asked.itemSets },
        song.data,
      );
      const packed = performance.now();
      while (!search.advance(1_000));
      return { ms: performance.now() - start, packMs: packed - start, nodes: search.progress().nodes };
    });
  round();
  const samples = round();
  const times = samples.map(({ ms }) => ms);
  return {
    ...asked,
    medianMs: median(times),
    worstMs: Math.max(...times),
    packMs: median(samples.map(({ packMs }) => packMs)),
    nodes: median(samples.map(({ nodes }) => nodes)),
  };
}
