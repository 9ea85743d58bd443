import { useMemo } from 'react';
import { lexiconOfKinds } from '#model/search/lexicon';
import { matches, type Subject } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { type Finder, findByWords } from '../../text/search.ts';

interface Found {
  readonly subject: Subject;
}

/** Finds as the lists do once all things are made; until then by words alone. `kinds` must stay the same list. */
export function useFinder(items: ReadonlyMap<number, Found> | null, kinds: readonly string[]): Finder {
  const lexicon = useMemo(() => lexiconOfKinds(kinds), [kinds]);
  return useMemo((): Finder => {
    if (items === null) return findByWords;
    return (query) => {
      const asked = parseQuery(query, lexicon);
      const byWords = findByWords(query);
      return (thing) => {
        const item = items.get(thing.id);
        return item ? matches(asked, item.subject) : byWords(thing);
      };
    };
  }, [items, lexicon]);
}
