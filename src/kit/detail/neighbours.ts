/** A link to the thing before or after this one. */
export interface Neighbour {
  readonly path: string;
  readonly label: string;
}

/** The things before and after this one in an order of their own. */
export function neighboursIn<T extends { readonly id: number }>(
  sorted: readonly T[],
  id: number,
  linkOf: (thing: T) => Neighbour,
): { readonly previous: Neighbour | null; readonly next: Neighbour | null } {
  const at = sorted.findIndex((thing) => thing.id === id);
  const link = (thing: T | undefined): Neighbour | null => (thing ? linkOf(thing) : null);
  return { previous: at > 0 ? link(sorted[at - 1]) : null, next: at < 0 ? null : link(sorted[at + 1]) };
}
