import { useCallback, useDeferredValue, useMemo } from 'react';
import { type FamilyName, pagePath, SEARCHED_FAMILIES } from '#model/families/families';
import type { Context, FamilyHead, Item } from '#model/families/family';
import { type PicturedFamily, usePicturedFamilies } from '#src/features/posts/things/pictured-families.ts';
import type { SearchHit } from './page-search.ts';
import { findItems } from './thing-search.ts';

const PICTURE = 36;

type Heads = Parameters<typeof usePicturedFamilies>[0];
const NOTHING: Heads = [];

const searchedLists = ({ needs, searched = [] }: FamilyHead) => [...needs, ...searched];

/** The items of some families, in the words of the visitor's servers. */
function useItems(heads: Heads) {
  const { families, context, isHidden } = usePicturedFamilies(heads, searchedLists);
  const known = useMemo(() => {
    if (context.now === 0) return [];
    return families.map((each) => {
      const { family } = each;
      const items = [...context.lists[family.list].values()].map((record) => {
        const item = family.item(record, context);
        return family.extend?.(item, context) ?? item;
      });
      return { ...each, items: items.filter((item) => !isHidden(family, item)) };
    });
  }, [families, context, isHidden]);
  return { context, known };
}

const asFound = ({ family, Picture }: PicturedFamily, item: Item, context: Context): SearchHit => ({
  path: pagePath(family.head, item.id),
  title: family.title(item),
  where: `${context.words.t(family.head.texts.one)} · ${family.subtitle(item, context)}`,
  picture: <Picture item={item} context={context} look="" size={PICTURE} isDecorative />,
});

/** Things by their ids, in the order of their families; those that are not there yet come later. */
export function useThingsAt(
  places: readonly { readonly family: FamilyName; readonly id: number }[],
): readonly SearchHit[] {
  const heads = useMemo(
    () => SEARCHED_FAMILIES.filter(({ name }) => places.some(({ family }) => family === name)),
    [places],
  );
  const { context, known } = useItems(heads);
  return useMemo(
    () =>
      known.flatMap((each) =>
        each.items
          .filter(({ id }) =>
            places.some((place) => place.id === id && place.family === each.family.head.name),
          )
          .map((item) => asFound(each, item, context)),
      ),
    [known, places, context],
  );
}

interface FoundThings {
  readonly things: readonly SearchHit[];
  /** Those of what is typed now, while the list still shows those of fewer letters. */
  readonly latest: () => readonly SearchHit[];
}

/** Things of every family by any of their names; nothing before something is typed. */
export function useThings(typed: string): FoundThings {
  const asked = typed.trim();
  const text = useDeferredValue(asked);
  const { context, known } = useItems(text === '' ? NOTHING : SEARCHED_FAMILIES);
  const find = useCallback(
    (words: string) =>
      known.flatMap((each) =>
        findItems(each.family, each.items, words, context).map((item) => asFound(each, item, context)),
      ),
    [known, context],
  );
  const things = useMemo(() => find(text), [find, text]);
  return { things, latest: () => (text === asked ? things : find(asked)) };
}
