import { ITEM_SETS, type ItemSets, type TeamData } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question } from './accounts.ts';
import { median } from './quantile.ts';

export interface UpgradeTimes {
  readonly itemSets: ItemSets;
  /** Whether skills wait for each other. */
  readonly isQueued: boolean;
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
/** Skill notes of the demo set lie too far apart for skills to wait; in charts so much faster they have to. */
const FASTER = 5 / 3;

export const faster = ({ chart, ...lists }: TeamData): TeamData => ({
  ...lists,
  chart: { ...chart, notes: chart.notes.map((note) => ({ ...note, time: note.time / FASTER })) },
});

/** The ten steps that help most, in an unfinished collection: used and upgrade search at work. */
export function measureUpgrades(compute: Compute, data: BenchData): readonly UpgradeTimes[] {
  const profile = account(data, SIZE, true);
  const plays = [false, true].flatMap((isQueued) => ITEM_SETS.map((itemSets) => ({ itemSets, isQueued })));
  return plays.map(({ itemSets, isQueued }) => {
    const samples = data.songs.slice(0, SONGS).map((song) => {
      const start = performance.now();
      const asked = { ...question(profile, song.level, 1), itemSets, skillQueue: isQueued };
      const search = compute.startUpgradeSearch(asked, isQueued ? faster(song.data) : song.data, LISTED);
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
      isQueued,
      size: SIZE,
      medianMs: median(times),
      worstMs: Math.max(...times),
      firstMs: median(samples.map(({ firstMs }) => firstMs)),
      possible: median(samples.map(({ possible }) => possible)),
      searches: median(samples.map(({ searches }) => searches)),
    };
  });
}
