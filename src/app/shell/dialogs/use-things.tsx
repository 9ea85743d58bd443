import { queryOptions, useQueries } from '@tanstack/react-query';
import { type ComponentType, useDeferredValue, useMemo } from 'react';
import { FAMILIES, type FamilyName, loadFamily, pagePath } from '#model/families/families';
import type { AnyPagedFamily, Context, Item } from '#model/families/family';
import type { FamilyHead } from '#model/families/head';
import { isSpoiler } from '#model/rules/running';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import { useWords } from '#src/kit/list/family/use-family.ts';
import type { Found } from './page-search.ts';
import { findItems } from './thing-search.ts';

const PICTURE = 36;
const NOBODY: Context['mine'] = { owned: new Set(), excluded: new Set(), hasProfile: false };

type Picture = ComponentType<PictureProps<Item>>;

/** Of each family, from its folder. */
const PICTURES = import.meta.glob<Picture>('../../../features/*/*/picture.tsx', { import: 'Picture' });

const loadPicture = (name: FamilyName): Promise<Picture> | undefined =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}/picture.tsx`))?.[1]();

interface Known {
  readonly family: AnyPagedFamily;
  readonly Picture: Picture;
}

const familyQuery = (name: FamilyName) =>
  queryOptions({
    queryKey: ['family', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Known> => {
      const [family, picture] = await Promise.all([loadFamily(name), loadPicture(name)]);
      return { family, Picture: picture ?? plainPicture(family) };
    },
  });

/** The descriptions of some families. */
function useFamilies(heads: readonly FamilyHead[]): readonly Known[] {
  return useQueries({
    queries: FAMILIES.map(({ name }) => ({
      ...familyQuery(name),
      enabled: heads.some((head) => head.name === name),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

function useContextOfSearch(heads: readonly FamilyHead[]): Context {
  const needed = useMemo(
    () => [...new Set(heads.flatMap(({ needs, searched = [] }) => [...needs, ...searched]))],
    [heads],
  );
  const { lists, pending } = useLists([], needed);
  const { main, sub } = useServers();
  const now = useNow(HOUR_MS);
  const words = useWords();
  return useMemo(
    () => ({ main, sub, now, lists, pending, words, mine: NOBODY, asked: {} }),
    [main, sub, now, lists, pending, words],
  );
}

/** The items of every family, in the words of the visitor's servers. */
function useItems(families: readonly Known[], context: Context) {
  const hides = usePreferences().spoilers === 'hidden';
  return useMemo(() => {
    if (context.now === 0) return [];
    return families.map(({ family, Picture }) => {
      const items = [...context.lists[family.list].values()].map((record) => {
        const item = family.item(record, context);
        return family.extend?.(item, context) ?? item;
      });
      const isShown = (item: Item): boolean => {
        const times = family.releasedAt?.(item);
        return !(hides && times && isSpoiler(times, context.main, context.now));
      };
      return { family, Picture, items: items.filter(isShown) };
    });
  }, [families, context, hides]);
}

const NOTHING: readonly FamilyHead[] = [];

const asFound = ({ family, Picture }: Known, item: Item, context: Context): Found => ({
  path: pagePath(family.head, item.id),
  title: family.title(item),
  where: `${context.words.t(family.head.texts.one)} · ${family.subtitle(item, context)}`,
  picture: <Picture item={item} context={context} look="" size={PICTURE} isDecorative />,
});

/** Things by their ids, in the order of their families; those that are not there yet come later. */
export function useThingsAt(
  places: readonly { readonly family: FamilyName; readonly id: number }[],
): readonly Found[] {
  const heads = useMemo(
    () => FAMILIES.filter(({ name }) => places.some(({ family }) => family === name)),
    [places],
  );
  const context = useContextOfSearch(heads);
  const known = useItems(useFamilies(heads), context);
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

/** Things of every family by any of their names; nothing before something is typed. */
export function useThings(typed: string): readonly Found[] {
  const text = useDeferredValue(typed.trim());
  const heads = text === '' ? NOTHING : FAMILIES;
  const context = useContextOfSearch(heads);
  const known = useItems(useFamilies(heads), context);
  return useMemo(
    () =>
      known.flatMap((each) =>
        findItems(each.family, each.items, text, context).map((item) => asFound(each, item, context)),
      ),
    [known, text, context],
  );
}
