import type { ChartDraft } from './draft.ts';
import { publishedChart } from './needs.ts';

/** How two versions of a chart differ. */
export interface ChartDifference {
  /** Notes and marks that only one of them has. */
  readonly onlyMine: number;
  readonly onlyTheirs: number;
}

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

/** Compares the notes of two versions, wherever they stand in the list. */
export function differenceOf(mine: ChartDraft, theirs: ChartDraft): ChartDifference {
  const [a, b] = [counted(mine), counted(theirs)];
  return { onlyMine: only(a, b), onlyTheirs: only(b, a) };
}
