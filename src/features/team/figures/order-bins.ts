/** One bar of the picture of all skill orders. */
export interface OrderBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Holds the highest score. */
  readonly best: boolean;
}

const BIN_COUNT = 24;

/** Scores of the orders counted in equally wide steps between the lowest and the highest; one step when all are equal. */
export function orderBins(scores: readonly number[], bins: number = BIN_COUNT): readonly OrderBin[] {
  if (scores.length === 0) return [];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const steps = high === low ? 1 : bins;
  const width = (high - low) / steps;
  const counts = new Array<number>(steps).fill(0);
  for (const score of scores) {
    const at = width === 0 ? 0 : Math.min(steps - 1, Math.floor((score - low) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, i) => ({
    from: Math.round(low + i * width),
    to: Math.round(low + (i + 1) * width),
    count,
    best: i === steps - 1,
  }));
}
