import { useMemo } from 'react';
import { type Filtered, filterByFacets } from '#model/listing/facets';
import { sortedBy } from '#model/listing/order';
import { readSpan } from '#model/listing/range';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import type { Listed, Listing } from '../listing.ts';
import type { ListQuery } from './query-code.ts';

/** What the question finds, in its order, and how many each filter would find. */
export function useFound<Item extends Listed>(
  { items, facets, picks, ranges, lexicon, sorts }: Listing<Item>,
  { text, chosen, sort, isDescending }: ListQuery,
): Filtered<Item> {
  const words = useMemo(() => parseQuery(text, lexicon), [text, lexicon]);
  const filtered = useMemo(() => {
    const values = picks.flatMap(({ key, shareOf }) => (chosen[key] ?? []).map(shareOf));
    const spans = ranges.flatMap((range) => {
      const span = readSpan(chosen[range.key]?.[0], range);
      return span ? [(item: Item) => range.isWithin(item, span)] : [];
    });
    const isFound = (item: Item): boolean =>
      spans.every((isWithin) => isWithin(item)) &&
      values.every((value) => value(item) !== null) &&
      matches(words, item.subject);
    return filterByFacets(items, facets, chosen, isFound);
  }, [items, facets, picks, ranges, chosen, words]);
  return useMemo(() => {
    const key = sorts.find((one) => one.key === sort) ?? sorts[0];
    const picked = chosen[sort]?.[0];
    const pick = picks.find((one) => one.key === sort);
    const of = pick && picked !== undefined ? pick.shareOf(picked) : key.of;
    return { ...filtered, items: sortedBy(filtered.items, { of }, isDescending) };
  }, [filtered, sorts, picks, chosen, sort, isDescending]);
}
