import { ITEM_SETS, type ItemSets } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question } from './accounts.ts';
import { median } from './search.ts';

export interface UpgradeTimes {
  readonly itemSets: ItemSets;
  readonly size: number;
  readonly medianMs: number;
  readonly worstMs: number;
  /** Until the best step is known for certain. */
  readonly firstMs: number;
  readonly possible: number;
  readonly searches: number;
}

const SIZE = 2_000;
const SONGS = 10;
const LISTED = 10;
const SLICE_MS = 4;

/** The ten steps that help most, in an unfinished collection: used and upgrade search at work. */
export function measureUpgrades(compute: Compute, data: BenchData): readonly UpgradeTimes[] {
  const profile = account(data, SIZE, true);
  return ITEM_SETS.map((itemSets) => {
    const samples = data.songs.slice(0, SONGS).map((song) => {
      const start = performance.now();
      const asked = { ...question(profile, song.level, 1), itemSets };
      const search = compute.startUpgradeSearch(asked, song.data, LISTED);
      let firstMs = Number.NaN;
      while (!search.advance(SLICE_MS)) {
        if (Number.isNaN(firstMs) && search.answer().upgrades.length > 0) {
          firstMs = performance.now() - start;
        }
      }
      const { possible, searches } = search.answer();
      return { ms: performance.now() - start, firstMs, possible, searches };
    });
    const times = samples.map(({ ms }) => ms);
    return {
      itemSets,
      size: SIZE,
      medianMs: median(times),
      worstMs: Math.max(...times),
      firstMs: median(samples.map(({ firstMs }) => firstMs)),
      possible: median(samples.map(({ possible }) => possible)),
      searches: median(samples.map(({ searches }) => searches)),
    };
  });
}
