/** Something at a place of the time line. */
interface Placed {
  readonly seconds: number;
}

/** Things that stand too close for marks of their own; they are at the place of the first one. */
export interface Cluster<T> {
  readonly seconds: number;
  readonly items: readonly T[];
}

/** Gathers what is in the order of time, so that marks are at least this part of the whole apart. */
export function clustersOf<T extends Placed>(
  items: readonly T[],
  whole: number,
  apart: number,
): readonly Cluster<T>[] {
  const clusters: { seconds: number; items: T[] }[] = [];
  for (const item of items) {
    const last = clusters.at(-1);
    if (last && item.seconds - last.seconds < whole * apart) last.items.push(item);
    else clusters.push({ seconds: item.seconds, items: [item] });
  }
  return clusters;
}
