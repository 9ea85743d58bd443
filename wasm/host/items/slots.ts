import type { AreaItemChoice, TeamData, TeamQuestion } from '#model/compute/team';
import { itemLevelsById } from '#model/profile/item-lists';
import type { ItemLevel } from '#model/profile/profile';
import { type StudioSet, studioSets } from '#model/rules/studio-sets';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_SLOTS,
  type StudioKey,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';

/** One thing a slot can hold: the items it stands for, each with the level the player has. */
export type SlotOption = readonly { readonly itemId: number; readonly level: ItemLevel }[];

/** In a place of a mixed studio that helps no one: without it the rule of exchange would leave no choice there. */
const NOTHING: SlotOption = [];

/** The slots of a question: the studio's set or its seven places, then plaza, menu, magazine. */
export function slotOptions(
  { profile: { items }, itemSets }: Pick<TeamQuestion, 'profile' | 'itemSets'>,
  { areaItems }: Pick<TeamData, 'areaItems'>,
): readonly (readonly SlotOption[])[] {
  const levels = itemLevelsById(items);
  const single = (itemId: number): SlotOption => [{ itemId, level: levels.get(itemId) ?? null }];
  const set = ({ ids }: StudioSet): SlotOption => ids.flatMap(single);
  const sets = studioSets(areaItems);
  const studio =
    itemSets === 'mixed'
      ? Array.from({ length: STUDIO_SLOTS }, (_, place) => [
          ...sets.map(({ ids }) => single(ids[place] ?? 0)),
          NOTHING,
        ])
      : [sets.map(set)];
  return [
    ...studio,
    ATTRIBUTES.map((name) => single(PLAZA_ITEM_IDS[name])),
    ATTRIBUTES.map((name) => single(MENU_ITEM_IDS[name])),
    STATS.map((name) => single(MAGAZINE_ITEM_IDS[name])),
  ];
}

/** Pairs of slots of one kind, between which two items can be exchanged: the studio's places. */
export const exchangeablePlaces = (itemSets: TeamQuestion['itemSets']): number =>
  itemSets === 'mixed' ? STUDIO_SLOTS : 0;

/** What the chosen option of each slot is called; null where no owned item helps. */
export function nameItems(
  chosen: readonly number[],
  itemSets: TeamQuestion['itemSets'],
  sets: readonly Pick<StudioSet, 'key'>[],
): AreaItemChoice {
  const studioPlaces = itemSets === 'mixed' ? STUDIO_SLOTS : 1;
  const perPlace = itemSets === 'mixed' ? sets.length + 1 : sets.length;
  const names = chosen
    .slice(0, studioPlaces)
    .map((option, place) => sets[option - place * perPlace]?.key ?? null);
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
