import type { ChartDraft } from './draft.ts';
import { publishedChart } from './needs.ts';

/** Entries as they would be published, counted by what they say. */
function counted({ sheet }: ChartDraft): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of publishedChart(sheet)) {
    const key = JSON.stringify(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function only(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const [key, times] of a) count += Math.max(0, times - (b.get(key) ?? 0));
  return count;
}

/** Notes and marks that one version has and the other does not, wherever they stand in the list. */
export const onlyIn = (version: ChartDraft, other: ChartDraft): number =>
  only(counted(version), counted(other));
