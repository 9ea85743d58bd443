import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
  type StudioKey,
} from '../vocabulary/area-items.ts';
import { ATTRIBUTES } from '../vocabulary/attributes.ts';
import { STATS } from '../vocabulary/stats.ts';
import type { ItemLevel, ProfileItems } from './profile.ts';

export type ItemListKey = StudioKey | 'Magazine' | 'Plaza' | 'Menu';

/** Area-item ids behind each list of a profile, place by place (reference R13). */
export const ITEM_IDS_BY_LIST: Readonly<Record<ItemListKey, readonly number[]>> = {
  ...STUDIO_ITEM_IDS,
  Magazine: STATS.map((stat) => MAGAZINE_ITEM_IDS[stat]),
  Plaza: ATTRIBUTES.map((attribute) => PLAZA_ITEM_IDS[attribute]),
  Menu: ATTRIBUTES.map((attribute) => MENU_ITEM_IDS[attribute]),
};
export const ITEM_LIST_KEYS: readonly ItemListKey[] = [...STUDIO_KEYS, 'Magazine', 'Plaza', 'Menu'];
/** Potentials of the characters by parameter, where somebody told them apart. */
export const APART_KEYS = ['potentialPerformance', 'potentialTechnique', 'potentialVisual'] as const;
/** Lists of 40 characters in place of area items. */
export const BONUS_KEYS = ['potentials', 'missions', ...APART_KEYS] as const;

/** What the characters add. */
export type CharacterLists = Pick<ProfileItems, (typeof BONUS_KEYS)[number]>;

/** Those of these lists that are there. */
export function characterLists({ potentials, ...others }: CharacterLists): CharacterLists {
  const told = BONUS_KEYS.flatMap((key) =>
    key === 'potentials' || !others[key] ? [] : [[key, others[key]] as const],
  );
  return { potentials, ...Object.fromEntries(told) };
}

/** Builds all item lists; `list` gets the list's name and the area-item ids of its places. */
export function buildItems(
  list: (key: ItemListKey, itemIds: readonly number[]) => readonly ItemLevel[],
  characters: CharacterLists,
): ProfileItems {
  const lists = Object.fromEntries(
    ITEM_LIST_KEYS.map((key) => [key, list(key, ITEM_IDS_BY_LIST[key])] as const),
  ) as Readonly<Record<ItemListKey, readonly ItemLevel[]>>;
  return { ...lists, ...characterLists(characters) };
}

/** Level minus one by area-item id; null = not owned. */
export function itemLevelsById(items: ProfileItems): ReadonlyMap<number, ItemLevel> {
  const levels = new Map<number, ItemLevel>();
  for (const key of ITEM_LIST_KEYS) {
    for (const [place, id] of ITEM_IDS_BY_LIST[key].entries()) levels.set(id, items[key][place] ?? null);
  }
  return levels;
}
