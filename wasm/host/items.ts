import type { AreaItemChoice, TeamData, TeamQuestion } from '#model/compute/team';
import type { ItemLevel } from '#model/profile/profile';
import type { AreaItemRecord } from '#model/records/area-item';
import { itemRates } from '#model/rules/area-items';
import { rateUnits } from '#model/rules/rates';
import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { ATTRIBUTE_COUNT, MAX_CLASSES, RATE, SLOT_FIRST } from '../layout.ts';
import type { Engine } from './engine.ts';

/** One thing a slot can hold: the items it stands for, each with the level the player has. */
type Option = readonly { readonly itemId: number; readonly level: ItemLevel }[];

/** The slots of uniform item sets in the order studio, plaza, menu, magazine. */
function slotOptions({ profile: { items } }: TeamQuestion): readonly (readonly Option[])[] {
  const studio = STUDIO_KEYS.map((key) =>
    STUDIO_ITEM_IDS[key].map((itemId, slot) => ({ itemId, level: items[key][slot] ?? null })),
  );
  const plaza = ATTRIBUTES.map((name, i) => [
    { itemId: PLAZA_ITEM_IDS[name], level: items.Plaza[i] ?? null },
  ]);
  const menu = ATTRIBUTES.map((name, i) => [{ itemId: MENU_ITEM_IDS[name], level: items.Menu[i] ?? null }]);
  const magazine = STATS.map((name, i) => [
    { itemId: MAGAZINE_ITEM_IDS[name], level: items.Magazine[i] ?? null },
  ]);
  return [studio, plaza, menu, magazine];
}

/**
 * Writes a rate triple for each option and class of card; `bands` holds the band id of each band index.
 * Returns the slot count and the owned items the data lacks.
 */
export function writeItems(
  { floats, ints }: Engine,
  question: TeamQuestion,
  data: TeamData,
  bands: readonly number[],
): { readonly slots: number; readonly missing: readonly number[] } {
  const missing: number[] = [];
  const slots = slotOptions(question);
  let option = 0;
  for (const [slot, options] of slots.entries()) {
    ints[(SLOT_FIRST >> 2) + slot] = option;
    for (const items of options) {
      const first = (RATE >> 3) + option * MAX_CLASSES * 3;
      floats.fill(0, first, first + bands.length * ATTRIBUTE_COUNT * 3);
      for (const { itemId, level } of items) {
        if (level === null) continue;
        const item = data.areaItems.get(itemId);
        if (item) addRates(floats, first, item, itemRates(item, level, question.server), bands);
        else missing.push(itemId);
      }
      option++;
    }
  }
  ints[(SLOT_FIRST >> 2) + slots.length] = option;
  return { slots: slots.length, missing };
}

/** Adds an item's rates to every class of card it lifts, in thousandths of a per cent. Nothing lowers power. */
function addRates(
  floats: Float64Array,
  first: number,
  item: AreaItemRecord,
  rates: StatTriple,
  bands: readonly number[],
): void {
  for (let band = 0; band < bands.length; band++) {
    if (!item.targetBandIds.includes(bands[band] ?? 0)) continue;
    for (let attribute = 0; attribute < ATTRIBUTE_COUNT; attribute++) {
      if (!item.targetAttributes.includes(ATTRIBUTES[attribute] as Attribute)) continue;
      const row = first + (band * ATTRIBUTE_COUNT + attribute) * 3;
      for (let stat = 0; stat < 3; stat++) {
        floats[row + stat] = (floats[row + stat] as number) + Math.max(0, rateUnits(rates[stat] as number));
      }
    }
  }
}

/** What the chosen option of each slot is called; null where no owned item helps. */
export function nameItems(chosen: readonly number[]): AreaItemChoice {
  const [studio = -1, plaza = -1, menu = -1, magazine = -1] = chosen;
  const afterStudio = STUDIO_KEYS.length;
  const afterPlaza = afterStudio + ATTRIBUTE_COUNT;
  const afterMenu = afterPlaza + ATTRIBUTE_COUNT;
  return {
    studio: STUDIO_KEYS[studio] ?? null,
    plaza: ATTRIBUTES[plaza - afterStudio] ?? null,
    menu: ATTRIBUTES[menu - afterPlaza] ?? null,
    magazine: STATS[magazine - afterMenu] ?? null,
  };
}
