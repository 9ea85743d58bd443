/** Places at least `gap` apart, in the order of those wanted and as near to them as pushing down, then up from `end`, leaves them. */
export function spread(wanted: readonly number[], gap: number, end: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    above = Math.max(wanted[index] ?? 0, above + gap);
    places[index] = above;
  }
  let below = end + gap;
  for (const index of order.reverse()) {
    below = Math.min(places[index] ?? 0, below - gap);
    places[index] = below;
  }
  return places;
}
