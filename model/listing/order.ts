import { once } from '../rules/once.ts';

/** What a list can be sorted by. Unknown values are null and come last in both directions (reference R50). */
export interface SortKey<Item> {
  readonly key: string;
  readonly of: (item: Item) => number | string | null;
  /** Whether the first press shows the largest first, as dates and sizes are asked for. */
  readonly startsDescending: boolean;
}

const collator = once(() => new Intl.Collator());

/** Equal values stand in the order of their ids, the newest first where the list descends. */
export function sortedBy<Item extends { readonly id: number }>(
  items: readonly Item[],
  { of }: Pick<SortKey<Item>, 'of'>,
  isDescending: boolean,
): readonly Item[] {
  const sign = isDescending ? -1 : 1;
  const compare = (a: number | string, b: number | string): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b));
  return items
    .map((item) => ({ item, value: of(item) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) {
        if (a.value !== b.value) return a.value === null ? 1 : -1;
        return sign * (a.item.id - b.item.id);
      }
      return sign * (compare(a.value, b.value) || a.item.id - b.item.id);
    })
    .map(({ item }) => item);
}
