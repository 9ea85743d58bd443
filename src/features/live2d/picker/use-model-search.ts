import { useDeferredValue, useMemo, useReducer } from 'react';
import { COSTUMES_HEAD } from '#model/families/costumes/head';
import { COSTUME_WORDS, type CostumeItem, costumeItem } from '#model/families/costumes/item';
import type { LayerModel } from '#model/media/live2d/scene/scene';
import { useFinder } from '#src/kit/list/pickers/use-finder.ts';
import { useItems } from '#src/kit/list/pickers/use-items.ts';
import { characterOf } from '../model-names.ts';

export const FIRST_SHOWN = 60;

interface ModelSearch {
  readonly query: string;
  /** Characters whose costumes are wanted; all where none is chosen. */
  readonly chosen: ReadonlySet<number>;
  /** All but these are wanted. */
  readonly isInverted: boolean;
  readonly limit: number;
}

const changed = (asked: ModelSearch, change: Partial<ModelSearch>): ModelSearch => ({ ...asked, ...change });

/** It begins with the costumes of the character whose model is there. */
function begin(selected: LayerModel | null): ModelSearch {
  const hers = selected && characterOf(selected);
  return { query: '', chosen: new Set(hers === null ? [] : [hers]), isInverted: false, limit: FIRST_SHOWN };
}

/** Costumes by what is asked for, by character, the newest first; null until they are there. */
export function useModelSearch(selected: LayerModel | null) {
  const [asked, ask] = useReducer(changed, selected, begin);
  const all = useItems(COSTUMES_HEAD, 'costumes', costumeItem);
  const find = useFinder(all, COSTUME_WORDS);
  const query = useDeferredValue(asked.query);
  const { chosen, isInverted } = asked;
  const items = useMemo((): readonly CostumeItem[] | null => {
    const fits = find(query);
    if (!all) return null;
    return [...all.values()]
      .filter(({ costume }) => chosen.size === 0 || chosen.has(costume.characterId) !== isInverted)
      .filter((item) => fits({ id: item.id, text: '' }))
      .sort((a, b) => a.costume.characterId - b.costume.characterId || b.id - a.id);
  }, [all, find, query, chosen, isInverted]);
  return { asked, ask, items };
}
