import type { AreaItemChoice, TeamQuestion } from '#model/compute/team';
import type { ItemLevel } from '#model/profile/profile';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
  STUDIO_SLOTS,
  type StudioKey,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';

/** One thing a slot can hold: the items it stands for, each with the level the player has. */
export type Option = readonly { readonly itemId: number; readonly level: ItemLevel }[];

/** In a place of a mixed studio that helps nobody: without it the rule of exchange would leave no choice there. */
const NOTHING: Option = [];

type Items = TeamQuestion['profile']['items'];

const wholeSets = (items: Items): readonly (readonly Option[])[] => [
  STUDIO_KEYS.map((key) =>
    STUDIO_ITEM_IDS[key].map((itemId, place) => ({ itemId, level: items[key][place] ?? null })),
  ),
];

const singlePlaces = (items: Items): readonly (readonly Option[])[] =>
  Array.from({ length: STUDIO_SLOTS }, (_, place) => [
    ...STUDIO_KEYS.map((key) => [
      { itemId: STUDIO_ITEM_IDS[key][place] ?? 0, level: items[key][place] ?? null },
    ]),
    NOTHING,
  ]);

/** The slots of a question: the studio's set or its seven places, then plaza, menu, magazine. */
export function slotOptions({
  profile: { items },
  itemSets,
}: Pick<TeamQuestion, 'profile' | 'itemSets'>): readonly (readonly Option[])[] {
  const plaza = ATTRIBUTES.map((name, i) => [
    { itemId: PLAZA_ITEM_IDS[name], level: items.Plaza[i] ?? null },
  ]);
  const menu = ATTRIBUTES.map((name, i) => [{ itemId: MENU_ITEM_IDS[name], level: items.Menu[i] ?? null }]);
  const magazine = STATS.map((name, i) => [
    { itemId: MAGAZINE_ITEM_IDS[name], level: items.Magazine[i] ?? null },
  ]);
  return [...studioSlots(items, itemSets), plaza, menu, magazine];
}

const studioSlots = (items: Items, itemSets: TeamQuestion['itemSets']) =>
  itemSets === 'mixed' ? singlePlaces(items) : wholeSets(items);

/** Pairs of slots of one kind, between which two items can be exchanged: the studio's places. */
export const exchangeablePlaces = (itemSets: TeamQuestion['itemSets']): number =>
  itemSets === 'mixed' ? STUDIO_SLOTS : 0;

/** What the chosen option of each slot is called; null where no owned item helps. */
export function nameItems(chosen: readonly number[], itemSets: TeamQuestion['itemSets']): AreaItemChoice {
  const studioPlaces = itemSets === 'mixed' ? STUDIO_SLOTS : 1;
  const perPlace = itemSets === 'mixed' ? STUDIO_KEYS.length + 1 : STUDIO_KEYS.length;
  const names = chosen
    .slice(0, studioPlaces)
    .map((option, place) => STUDIO_KEYS[option - place * perPlace] ?? null);
  const [plaza = -1, menu = -1, magazine = -1] = chosen.slice(studioPlaces);
  const afterStudio = studioPlaces * perPlace;
  const afterPlaza = afterStudio + ATTRIBUTES.length;
  const afterMenu = afterPlaza + ATTRIBUTES.length;
  return {
    studio: studioOf(names),
    plaza: ATTRIBUTES[plaza - afterStudio] ?? null,
    menu: ATTRIBUTES[menu - afterPlaza] ?? null,
    magazine: STATS[magazine - afterMenu] ?? null,
  };
}

/** One name where a single band's set is all that helps. */
function studioOf(names: readonly (StudioKey | null)[]): AreaItemChoice['studio'] {
  const distinct = new Set(names.filter((name) => name !== null));
  const [only] = distinct;
  return distinct.size > 1 ? names : (only ?? null);
}
