/** The chosen values of each facet by its key; nothing chosen means no condition. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** A group of filters, such as bands: which of its values an item has. A range may leave it some of them only. */
export interface Facet<Item> {
  readonly key: string;
  readonly of: (item: Item, chosen: Chosen) => readonly string[];
}

export interface Filtered<Item> {
  readonly items: readonly Item[];
  /** By facet and value: how many items there would be with this value alone chosen in its facet. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface Group<Item> extends Facet<Item> {
  readonly wanted: ReadonlySet<string> | null;
  readonly counts: Map<string, number>;
}

const hasAny = (wanted: ReadonlySet<string> | null, values: readonly string[]): boolean =>
  wanted === null || values.some((value) => wanted.has(value));

function add(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/**
 * Within a facet any of the chosen values, between facets all (pages 3.0.2). One pass counts for all facets: an item that
 * only one facet refuses counts in that facet, as it would come in by choosing its value there.
 */
export function filterByFacets<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  chosen: Chosen,
  isFound: (item: Item) => boolean,
): Filtered<Item> {
  const groups: Group<Item>[] = facets.map((facet) => {
    const values = chosen[facet.key] ?? [];
    return { ...facet, wanted: values.length > 0 ? new Set(values) : null, counts: new Map() };
  });
  const kept = items.filter((item) => {
    if (!isFound(item)) return false;
    const refusing = groups.filter(({ of, wanted }) => !hasAny(wanted, of(item, chosen)));
    const [only, second] = refusing;
    if (!only) for (const { of, counts } of groups) add(counts, of(item, chosen));
    else if (!second) add(only.counts, only.of(item, chosen));
    return !only;
  });
  return { items: kept, counts: new Map(groups.map(({ key, counts }) => [key, counts])) };
}

/** How many values are chosen in all. */
export const countChosen = (chosen: Chosen): number =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
