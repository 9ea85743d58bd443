function counted(parts: readonly unknown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const key = JSON.stringify(part);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How many parts one version has and the other does not, by what they say, wherever they stand. */
export function countOnlyIn(version: readonly unknown[], other: readonly unknown[]): number {
  const theirs = counted(other);
  let count = 0;
  for (const [key, times] of counted(version)) count += Math.max(0, times - (theirs.get(key) ?? 0));
  return count;
}
