import { useDeferredValue, useMemo } from 'react';
import type { Context } from '#model/families/family';
import {
  type ChooserQuery,
  chosenStories,
  isOwnedKind,
  type StoryGroup,
  storyGroups,
} from '#model/families/stories/choosing';
import { FAMILY } from '#model/families/stories/family';
import type { StoryItem } from '#model/families/stories/item';
import { lexiconOfFamily } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { SERVERS } from '#model/vocabulary/servers';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { useMarks } from '../use-marks.ts';

interface FoundStories {
  /** Things whose stories are to be chosen; null where stories themselves are. */
  readonly groups: readonly StoryGroup[] | null;
  /** Of the chosen thing, or of a kind whose stories belong to none. */
  readonly items: readonly StoryItem[];
  /** Stories open on the server that is asked for. */
  readonly context: Context;
}

const ALL = (): boolean => true;

/** Words mean here what they mean in the list of all stories. */
function useHasWords(text: string, { lists }: Context): (item: StoryItem) => boolean {
  return useMemo(() => {
    if (text.trim() === '') return ALL;
    const query = parseQuery(text, lexiconOfFamily(FAMILY, lists));
    return ({ subject }: StoryItem) => matches(query, subject);
  }, [text, lists]);
}

/** What the address of a chooser finds. Waits for the marks. */
export function useChosen(
  { items, context }: Pick<FamilyData<StoryItem>, 'items' | 'context'>,
  asked: ChooserQuery,
): FoundStories {
  const query = useDeferredValue(asked);
  const { kind, of, server } = query;
  const reads = useMarks();
  const { main, now } = context;
  const hasWords = useHasWords(query.text, context);
  const groups = useMemo(() => {
    const found = chosenStories(items, { query, reads, hasWords, main, now });
    return storyGroups(kind, found, server ?? main);
  }, [items, query, kind, server, reads, hasWords, main, now]);
  const opening = useMemo(
    (): Context => (server === null ? context : { ...context, asked: { server: [SERVERS[server]] } }),
    [context, server],
  );
  const isListed = isOwnedKind(kind) && of === null;
  const shown = of === null ? groups : groups.filter(({ id }) => id === of);
  return {
    groups: isListed ? groups : null,
    items: isListed ? [] : shown.flatMap((group) => group.items),
    context: opening,
  };
}
