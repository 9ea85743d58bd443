import { BEST_RUNS } from '#machines/simulator/best-runs.logic';
import { communityPost } from '#model/chart/formats/level-names';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { sharedValue } from '#src/browser/storage/shared-value.ts';

/** What a visitor came to on a community chart: 0-1 of all PERFECT. */
export type TriedCharts = ReadonlyMap<number, number>;

const runs = sharedValue(storage, BEST_RUNS, tabs);

/** The community charts that were played to their end in this browser, by the ids of their posts. */
export async function readTried(): Promise<TriedCharts> {
  const { value } = await runs.load();
  return new Map(
    value.runs.flatMap(({ key, accuracy }) => {
      const id = communityPost(key);
      return id === null ? [] : [[id, accuracy] as const];
    }),
  );
}
