import { useMemo } from 'react';
import { OBJECT_FAMILIES } from '#model/families/families';
import type { Context, Item } from '#model/families/family';
import type { RichObject } from '#model/records/rich-text';
import { type PicturedFamily, usePicturedFamilies } from './pictured-families.ts';

/** A thing of the game as a text shows it. */
export interface ShownThing extends PicturedFamily {
  readonly item: Item;
  readonly context: Context;
  /** Whether the reader does not want to see it before it is out on their server. */
  readonly isSpoiler: boolean;
}

export type ThingAt = (object: RichObject, id: number) => ShownThing | null;

/**
 * The things of some kinds, in the words of the reader's servers; null for what is on its way, or does not exist.
 * Only the lists of those kinds are requested. `kinds` is the same array from one render to the next.
 */
export function useThings(kinds: readonly RichObject[]): ThingAt {
  const heads = useMemo(() => OBJECT_FAMILIES.filter(({ object }) => kinds.includes(object)), [kinds]);
  const { families, context, isHidden } = usePicturedFamilies(heads);
  return useMemo(
    () => (object, id) => {
      const found = families.find(({ family }) => family.head.object === object);
      const record = found && (context.lists[found.family.list] as ReadonlyMap<number, unknown>).get(id);
      if (!found || record === undefined || context.now === 0) return null;
      const item = found.family.item(record, context);
      return { ...found, item, context, isSpoiler: isHidden(found.family, item) };
    },
    [families, context, isHidden],
  );
}
