import { useMemo } from 'react';
import { countByFacets, type FacetCounts, filterByFacets } from '#model/listing/facets';
import { sortedBy } from '#model/listing/order';
import { readSpan } from '#model/listing/range';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import type { Filters, Listed, Listing } from '../listing.ts';
import type { ListQuery } from './query-code.ts';
import { useLater } from './use-later.ts';

type Searched<Item extends Listed> = Filters<Item> & Pick<Listing<Item>, 'items' | 'lexicon' | 'sorts'>;

/** Whether something has all that is asked for besides facets. */
function useIsFound<Item extends Listed>(
  { picks, ranges, lexicon }: Searched<Item>,
  { text, chosen }: ListQuery,
): (item: Item) => boolean {
  const words = useMemo(() => parseQuery(text, lexicon), [text, lexicon]);
  return useMemo(() => {
    const values = picks.flatMap(({ key, shareOf }) => (chosen[key] ?? []).map(shareOf));
    const spans = ranges.flatMap((range) => {
      const span = readSpan(chosen[range.key]?.[0], range);
      return span ? [(item: Item) => range.isWithin(item, span)] : [];
    });
    return (item) =>
      spans.every((isWithin) => isWithin(item)) &&
      values.every((value) => value(item) !== null) &&
      matches(words, item.subject);
  }, [picks, ranges, chosen, words]);
}

/** All there is in the order asked for, so that no key that is typed sorts anything. */
function useInOrder<Item extends Listed>(
  { items, picks, sorts }: Searched<Item>,
  { chosen, sort, isDescending }: ListQuery,
): readonly Item[] {
  const key = sorts.find((one) => one.key === sort) ?? sorts[0];
  const picked = chosen[sort]?.[0];
  const pick = picks.find((one) => one.key === sort);
  const of = useMemo(
    () => (pick && picked !== undefined ? pick.shareOf(picked) : key.of),
    [pick, picked, key],
  );
  return useMemo(() => sortedBy(items, { of }, isDescending), [items, of, isDescending]);
}

/** What the question finds, in its order. */
export function useFound<Item extends Listed>(listing: Searched<Item>, query: ListQuery): readonly Item[] {
  const { facets } = listing;
  const { chosen } = query;
  const ordered = useInOrder(listing, query);
  const isFound = useIsFound(listing, query);
  return useMemo(() => filterByFacets(ordered, facets, chosen, isFound), [ordered, facets, chosen, isFound]);
}

/** How many each filter would find; it is told after what was found. */
export function useCounts<Item extends Listed>(
  listing: Searched<Item>,
  asked: ListQuery,
): { readonly counts: FacetCounts; readonly isOld: boolean } {
  const { items, facets } = listing;
  const query = useLater(asked);
  const { chosen } = query;
  const isFound = useIsFound(listing, query);
  const counts = useMemo(
    () => countByFacets(items, facets, chosen, isFound),
    [items, facets, chosen, isFound],
  );
  return { counts, isOld: asked !== query };
}
