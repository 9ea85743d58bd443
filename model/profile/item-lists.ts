import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
  type StudioListKey,
} from '../vocabulary/area-items.ts';
import { ATTRIBUTES } from '../vocabulary/attributes.ts';
import { STATS } from '../vocabulary/stats.ts';
import type { ItemLevel, ProfileItems } from './profile.ts';

export type ItemListKey = StudioListKey | 'Magazine' | 'Plaza' | 'Menu';

/** Area-item ids behind each list of a profile, place by place (reference R13). */
export const ITEM_IDS_BY_LIST: Readonly<Record<ItemListKey, readonly number[]>> = {
  ...STUDIO_ITEM_IDS,
  Magazine: STATS.map((stat) => MAGAZINE_ITEM_IDS[stat]),
  Plaza: ATTRIBUTES.map((attribute) => PLAZA_ITEM_IDS[attribute]),
  Menu: ATTRIBUTES.map((attribute) => MENU_ITEM_IDS[attribute]),
};
export const ITEM_LIST_KEYS: readonly ItemListKey[] = [...STUDIO_KEYS, 'Magazine', 'Plaza', 'Menu'];
/** Potentials of the characters by parameter, where they are given separately. */
export const APART_KEYS = ['potentialPerformance', 'potentialTechnique', 'potentialVisual'] as const;
/** Lists of characters in place of area items. */
export const BONUS_KEYS = ['potentials', 'missions', ...APART_KEYS] as const;
/** Ids of items beyond this are no place in `others`. */
export const MAX_ITEM_ID = 500;

const LISTED: ReadonlySet<number> = new Set(Object.values(ITEM_IDS_BY_LIST).flat());

/** Whether an item has a place in one of a profile's lists; all others are kept by their ids. */
export const isListed = (itemId: number): boolean => LISTED.has(itemId);

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
  others: readonly ItemLevel[] = [],
): ProfileItems {
  const lists = Object.fromEntries(
    ITEM_LIST_KEYS.map((key) => [key, list(key, ITEM_IDS_BY_LIST[key])] as const),
  ) as Readonly<Record<ItemListKey, readonly ItemLevel[]>>;
  const owned = ownedOnly(others);
  return { ...lists, ...characterLists(characters), ...(owned.length > 0 && { others: owned }) };
}

/** Nothing for items that have a place in a list, and nothing behind the last that is owned. */
function ownedOnly(others: readonly ItemLevel[]): readonly ItemLevel[] {
  const levels = others.slice(0, MAX_ITEM_ID).map((level, place) => (isListed(place + 1) ? null : level));
  return levels.slice(0, levels.findLastIndex((level) => level !== null) + 1);
}

/** Items kept by their ids: of those before, and of `ids`. */
export function otherLevels(
  before: readonly ItemLevel[],
  ids: Iterable<number>,
  levelOf: (id: number, before: ItemLevel) => ItemLevel,
): readonly ItemLevel[] {
  const places = new Set([...before.keys(), ...[...ids].map((id) => id - 1)]);
  const others: ItemLevel[] = Array.from(
    { length: Math.min(MAX_ITEM_ID, Math.max(0, ...places) + 1) },
    () => null,
  );
  for (const place of places) {
    if (place in others && !isListed(place + 1)) others[place] = levelOf(place + 1, before[place] ?? null);
  }
  return others;
}

/** The same items with each level as `levelOf` has it. It is also asked about those of `ids` that no list has a place for. */
export function withLevels(
  items: ProfileItems,
  levelOf: (id: number, before: ItemLevel) => ItemLevel,
  ids: Iterable<number> = [],
): ProfileItems {
  return buildItems(
    (key, itemIds) => itemIds.map((id, place) => levelOf(id, items[key][place] ?? null)),
    items,
    otherLevels(items.others ?? [], ids, levelOf),
  );
}

/** Level minus one by area-item id; null = not owned. */
export function itemLevelsById(items: ProfileItems): ReadonlyMap<number, ItemLevel> {
  const levels = new Map<number, ItemLevel>();
  for (const key of ITEM_LIST_KEYS) {
    for (const [place, id] of ITEM_IDS_BY_LIST[key].entries()) levels.set(id, items[key][place] ?? null);
  }
  for (const [place, level] of (items.others ?? []).entries()) {
    if (level !== null) levels.set(place + 1, level);
  }
  return levels;
}
