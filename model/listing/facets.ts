/** The chosen values of each facet by its key; nothing chosen means no condition. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** A group of filters, such as bands: which of its values an item has. A range may leave it some of them only. */
export interface Facet<Item> {
  readonly key: string;
  readonly of: (item: Item, chosen: Chosen) => readonly string[];
}

/** By facet and value: how many items there would be with this value alone chosen in its facet. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Group<Item> extends Facet<Item> {
  readonly selected: ReadonlySet<string> | null;
}

const groupsOf = <Item>(facets: readonly Facet<Item>[], chosen: Chosen): readonly Group<Item>[] =>
  facets.map((facet) => {
    const values = chosen[facet.key] ?? [];
    return { ...facet, selected: values.length > 0 ? new Set(values) : null };
  });

const hasAny = (selected: ReadonlySet<string> | null, values: readonly string[]): boolean =>
  selected === null || values.some((value) => selected.has(value));

function add(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Within a facet any of the chosen values, between facets all (reference R50). */
export function filterByFacets<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  chosen: Chosen,
  isFound: (item: Item) => boolean,
): readonly Item[] {
  const asking = groupsOf(facets, chosen).filter(({ selected }) => selected !== null);
  return items.filter(
    (item) => asking.every(({ of, selected }) => hasAny(selected, of(item, chosen))) && isFound(item),
  );
}

/**
 * One pass counts for all facets: an item that only one facet refuses counts in that facet, as it would come in by choosing its value
 * there.
 */
export function countByFacets<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  chosen: Chosen,
  isFound: (item: Item) => boolean,
): FacetCounts {
  const groups = groupsOf(facets, chosen).map((group) => ({ ...group, counts: new Map<string, number>() }));
  for (const item of items) {
    const [only, second] = groups.filter(({ of, selected }) => !hasAny(selected, of(item, chosen)));
    if (second || !isFound(item)) continue;
    for (const { of, counts } of only ? [only] : groups) add(counts, of(item, chosen));
  }
  return new Map(groups.map(({ key, counts }) => [key, counts]));
}
