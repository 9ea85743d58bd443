import { startTransition, useEffect, useMemo, useState } from 'react';
import { countByFacets, type FacetCounts, filterByFacets } from '#model/listing/facets';
import { isFoundBy, orderOf } from '#model/listing/found';
import type { ListQuery } from '#model/listing/list-query';
import { sortedBy } from '#model/listing/order';
import type { Filters, Listed, Listing } from '../listing.ts';

/** In milliseconds; long enough to paint the results. */
const DELAY = 80;

/** The same value a moment later, so that work that depends on it does not delay the next paint. */
function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLate(value)), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}

type Searched<Item extends Listed> = Filters<Item> & Pick<Listing<Item>, 'items' | 'lexicon' | 'sorts'>;

/** Whether something has all that is asked for besides facets. */
function useIsFound<Item extends Listed>(
  { picks, ranges, lexicon }: Searched<Item>,
  { text, chosen }: ListQuery,
): (item: Item) => boolean {
  return useMemo(
    () => isFoundBy({ picks, ranges, lexicon }, { text, chosen }),
    [picks, ranges, lexicon, text, chosen],
  );
}

/** All there is in the order asked for, so that no key that is typed sorts anything. */
function useInOrder<Item extends Listed>(
  { items, picks, sorts }: Searched<Item>,
  { chosen, sort, isDescending }: ListQuery,
): readonly Item[] {
  const picked = chosen[sort]?.[0];
  const of = useMemo(() => orderOf({ picks, sorts }, sort, picked), [picks, sorts, sort, picked]);
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

/** How many each filter would find; worked out after the results are shown. */
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
