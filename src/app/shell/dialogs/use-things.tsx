import { queryOptions, useQueries } from '@tanstack/react-query';
import { type ComponentType, useDeferredValue, useMemo } from 'react';
import { FAMILIES, type FamilyName, loadFamily } from '#model/families/families';
import type { AnyFamily, Context, Item } from '#model/families/family';
import type { FamilyHead } from '#model/families/head';
import { isSpoiler } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/actors/time/use-clock.ts';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useLists } from '#src/data/lists.ts';
import type { PictureProps } from '#src/parts/family/family-listing.tsx';
import { plainPicture } from '#src/parts/family/plain-picture.tsx';
import { useWords } from '#src/parts/family/use-family.ts';
import type { Found } from './page-search.ts';
import { findItems } from './thing-search.ts';

const PICTURE = 36;
const NOBODY: Context['mine'] = { owned: new Set(), excluded: new Set(), hasProfile: false };

type Picture = ComponentType<PictureProps<Item>>;

/** Of each family, from the folder of its pages, or of its parts where several pages show it. */
const PICTURES = import.meta.glob<Picture>(
  ['../../../routes/info/*/picture.tsx', '../../../parts/*/picture.tsx'],
  { import: 'Picture' },
);

const loadPicture = (name: FamilyName): Promise<Picture> | undefined =>
  (
    PICTURES[`../../../routes/info/${name}/picture.tsx`] ?? PICTURES[`../../../parts/${name}/picture.tsx`]
  )?.();

interface Known {
  readonly family: AnyFamily;
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

/** The descriptions of all families. */
function useFamilies(enabled: boolean): readonly Known[] {
  return useQueries({
    queries: FAMILIES.map(({ name }) => ({ ...familyQuery(name), enabled })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

const LISTS = [
  ...new Set(FAMILIES.flatMap(({ needs, searched = [] }: FamilyHead) => [...needs, ...searched])),
];

function useContextOfSearch(isTyped: boolean): Context {
  const { lists, pending } = useLists([], isTyped ? LISTS : []);
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

/** Things of every family by any of their names; nothing before something is typed. */
export function useThings(typed: string): readonly Found[] {
  const text = useDeferredValue(typed.trim());
  const isTyped = text !== '';
  const context = useContextOfSearch(isTyped);
  const known = useItems(useFamilies(isTyped), context);
  return useMemo(
    () =>
      known.flatMap(({ family, Picture, items }) =>
        findItems(family, items, text, context).map((item) => ({
          path: objectPath(family.head.object, item.id),
          title: family.title(item),
          where: `${context.words.t(family.head.texts.one)} · ${family.subtitle(item, context)}`,
          picture: <Picture item={item} context={context} look="" size={PICTURE} isDecorative />,
        })),
      ),
    [known, text, context],
  );
}
