import { queryOptions, useQueries } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { type FamilyName, loadFamily, OBJECT_FAMILIES } from '#model/families/families';
import type { AnyPagedFamily, Context, Item } from '#model/families/family';
import type { RichObject } from '#model/records/rich-text';
import { isSpoiler } from '#model/rules/running';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import { useWords } from '#src/kit/list/family/use-family.ts';

type Picture = ComponentType<PictureProps<Item>>;

/** Of each family, from its folder. */
const PICTURES = import.meta.glob<Picture>('../../*/*/picture.tsx', { import: 'Picture' });

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

/** A thing of the game as a text shows it. */
export interface ShownThing extends Known {
  readonly item: Item;
  readonly context: Context;
  /** Whether the reader does not want to see it before it is out on their server. */
  readonly isSpoiler: boolean;
}

export type ThingAt = (object: RichObject, id: number) => ShownThing | null;

const NOBODY: Context['mine'] = { owned: new Set(), excluded: new Set(), hasProfile: false };

/**
 * The things of some kinds, in the words of the reader's servers; null for what is on its way, or does not exist.
 * Only the lists of those kinds are asked for. `kinds` is the same array from one drawing to the next.
 */
export function useThings(kinds: readonly RichObject[]): ThingAt {
  const heads = useMemo(() => OBJECT_FAMILIES.filter(({ object }) => kinds.includes(object)), [kinds]);
  const known = useQueries({
    queries: heads.map(({ name }) => familyQuery(name)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const needed = useMemo(() => [...new Set(heads.flatMap(({ needs }) => needs))], [heads]);
  const { lists, pending } = useLists([], needed);
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const words = useWords();
  return useMemo(() => {
    const context: Context = { main, sub, now, lists, pending, words, mine: NOBODY, asked: {} };
    return (object, id) => {
      const found = known.find(({ family }) => family.head.object === object);
      const record = found && (lists[found.family.list] as ReadonlyMap<number, unknown>).get(id);
      if (!found || record === undefined || now === 0) return null;
      const item = found.family.item(record, context);
      const times = found.family.releasedAt?.(item);
      return { ...found, item, context, isSpoiler: hides && !!times && isSpoiler(times, main, now) };
    };
  }, [known, lists, pending, main, sub, now, words, hides]);
}
