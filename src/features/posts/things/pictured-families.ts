import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { type FamilyName, loadFamily } from '#model/families/families';
import type { AnyPagedFamily, Context, FamilyHead, Item } from '#model/families/family';
import type { RecordList } from '#model/records/list-readers';
import { isSpoiler } from '#model/rules/running';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import { useWords } from '#src/kit/list/use-words.ts';

type Picture = ComponentType<PictureProps<Item>>;

/** Of each family, from its folder. */
const PICTURES = import.meta.glob<Picture>('../../*/*/picture.tsx', { import: 'Picture' });

const loadPicture = (name: FamilyName): Promise<Picture> | undefined =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}/picture.tsx`))?.[1]();

/** A family with what its items look like. */
export interface PicturedFamily {
  readonly family: AnyPagedFamily;
  readonly Picture: Picture;
}

type Head = FamilyHead & { readonly name: FamilyName };

const familyQuery = (name: FamilyName) =>
  queryOptions({
    queryKey: ['family', name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<PicturedFamily> => {
      const [family, picture] = await Promise.all([loadFamily(name), loadPicture(name)]);
      return { family, Picture: picture ?? plainPicture(family) };
    },
  });

const loaded = (results: readonly UseQueryResult<PicturedFamily>[]): readonly PicturedFamily[] =>
  results.flatMap(({ data }) => data ?? []);

const NO_CARDS: Context['mine'] = { owned: new Set(), excluded: new Set(), hasProfile: false };
const needsOf = ({ needs }: FamilyHead): readonly RecordList[] => needs;

interface PicturedFamilies {
  /** Those whose code is there. */
  readonly families: readonly PicturedFamily[];
  readonly context: Context;
  /** Whether the reader does not want to see an item before it is out on their server. */
  readonly isHidden: (family: AnyPagedFamily, item: Item) => boolean;
}

/**
 * Some families, in the words of the visitor's servers. Only the lists of those families are requested. Pass the same `heads` and
 * `listsOf` from one render to the next.
 */
export function usePicturedFamilies(
  heads: readonly Head[],
  listsOf: (head: FamilyHead) => readonly RecordList[] = needsOf,
): PicturedFamilies {
  const families = useQueries({ queries: heads.map(({ name }) => familyQuery(name)), combine: loaded });
  const needed = useMemo(() => [...new Set(heads.flatMap(listsOf))], [heads, listsOf]);
  const { lists, pending } = useLists([], needed);
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const words = useWords();
  return useMemo(
    () => ({
      families,
      context: { main, sub, now, lists, pending, words, mine: NO_CARDS, asked: {} },
      isHidden: (family, item) => {
        const times = hides ? family.releasedAt?.(item) : undefined;
        return times !== undefined && isSpoiler(times, main, now);
      },
    }),
    [families, main, sub, now, lists, pending, words, hides],
  );
}
