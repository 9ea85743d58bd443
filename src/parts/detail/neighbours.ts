/** A link to the thing before or after this one. */
export interface Neighbour {
  readonly path: string;
  readonly label: string;
}

/** The things with the next lower and the next higher number. */
export function neighboursOf(
  items: readonly { readonly id: number }[],
  id: number,
  pathOf: (id: number) => string,
): { readonly previous: Neighbour | null; readonly next: Neighbour | null } {
  const sorted = items.map((item) => item.id).sort((a, b) => a - b);
  const at = sorted.indexOf(id);
  const link = (other: number | undefined): Neighbour | null =>
    other === undefined ? null : { path: pathOf(other), label: String(other) };
  return { previous: at > 0 ? link(sorted[at - 1]) : null, next: at < 0 ? null : link(sorted[at + 1]) };
}
