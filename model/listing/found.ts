import type { Lexicon } from '../search/lexicon.ts';
import type { Subject } from '../search/matching.ts';
import { matches } from '../search/matching.ts';
import { parseQuery } from '../search/query.ts';
import { type Facet, filterByFacets } from './facets.ts';
import type { ListQuery } from './list-query.ts';
import { type SortKey, sortedBy } from './order.ts';
import { type Range, readSpan } from './range.ts';

interface Searchable {
  readonly id: number;
  readonly subject: Subject;
}

/** What a list can be asked by, and the words that mean something in it. */
export interface SearchedList<Item extends Searchable> {
  readonly facets: readonly Facet<Item>[];
  readonly picks: readonly {
    readonly key: string;
    readonly shareOf: (value: string) => (item: Item) => number | null;
  }[];
  readonly ranges: readonly Range<Item>[];
  readonly sorts: readonly [SortKey<Item>, ...SortKey<Item>[]];
  readonly lexicon: Lexicon;
}

/** Whether something has all that is asked for besides facets. */
export function isFoundBy<Item extends Searchable>(
  { picks, ranges, lexicon }: Pick<SearchedList<Item>, 'picks' | 'ranges' | 'lexicon'>,
  { text, chosen }: Pick<ListQuery, 'text' | 'chosen'>,
): (item: Item) => boolean {
  const words = parseQuery(text, lexicon);
  const values = picks.flatMap(({ key, shareOf }) => (chosen[key] ?? []).map(shareOf));
  const spans = ranges.flatMap((range) => {
    const span = readSpan(chosen[range.key]?.[0], range);
    return span ? [(item: Item) => range.isWithin(item, span)] : [];
  });
  return (item) =>
    spans.every((isWithin) => isWithin(item)) &&
    values.every((value) => value(item) !== null) &&
    matches(words, item.subject);
}

/** What is sorted by: the chosen sort, or what the chosen one of a pick gives each thing. */
export function orderOf<Item extends Searchable>(
  { picks, sorts }: Pick<SearchedList<Item>, 'picks' | 'sorts'>,
  sort: string,
  picked: string | undefined,
): SortKey<Item>['of'] {
  const pick = picks.find((one) => one.key === sort);
  return pick && picked !== undefined
    ? pick.shareOf(picked)
    : (sorts.find((one) => one.key === sort) ?? sorts[0]).of;
}

/** What a question finds, in its order. */
export function findIn<Item extends Searchable>(
  items: readonly Item[],
  by: SearchedList<Item>,
  query: ListQuery,
): readonly Item[] {
  const of = orderOf(by, query.sort, query.chosen[query.sort]?.[0]);
  const ordered = sortedBy(items, { of }, query.isDescending);
  return filterByFacets(ordered, by.facets, query.chosen, isFoundBy(by, query));
}
