import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { AreaItemRecord } from '#model/records/area-item';
import { itemRates } from '#model/rules/area-items';
import { rateUnits } from '#model/rules/rates';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import type { StatTriple } from '#model/vocabulary/stats';
import { ATTRIBUTE_COUNT, MAX_CLASSES, MAX_OPTIONS, OPTION_CLASH, RATE, SLOT_FIRST } from '../../layout.ts';
import type { Engine } from '../engine.ts';
import { exchangeablePlaces, slotOptions } from './slots.ts';

/**
 * Writes a rate triple for each option and class of card; `bands` holds the band id of each band index.
 * Returns the slot count and the owned items the data lacks.
 */
export function writeItems(
  engine: Engine,
  question: TeamQuestion,
  data: TeamData,
  bands: readonly number[],
): { readonly slots: number; readonly missing: readonly number[] } {
  const { floats, ints } = engine;
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
  writeClashes(engine, exchangeablePlaces(question.itemSets), slots[0]?.length ?? 0, bands.length);
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

/** Rates of a place's items by kind: their sum, and whether all places lift the same cards in the same proportion. */
interface Kind {
  readonly sums: readonly number[];
  readonly isProportional: boolean;
}

/**
 * The rule of exchange (score-and-optimizer 5.10) between the first `places` slots, which hold the same kinds of items.
 *
 * Say a kind adds rate × Y power, Y depending on the team alone. With kind c in place s and d in place z, each the best
 * there, s(c)·Yc ≥ s(d)·Yd and z(d)·Yd ≥ z(c)·Yc. Of equally good kinds the first is taken, so one of the two holds
 * strictly, and s(c)·z(d) > s(d)·z(c). Every other pair is never needed. Sums and products are whole numbers.
 */
function writeClashes(engine: Engine, places: number, kinds: number, bands: number): void {
  const table = OPTION_CLASH >> 2;
  engine.ints.fill(0, table, table + MAX_OPTIONS * MAX_OPTIONS);
  const rates = Array.from({ length: kinds }, (_, kind) => kindRates(engine, places, kinds, kind, bands));
  for (let s = 0; s < places; s++) {
    for (let z = 0; z < places; z++) {
      if (s === z) continue;
      for (const [c, one] of rates.entries()) {
        for (const [d, other] of rates.entries()) {
          // The last kind is no item at all: it goes with everything.
          if (c === d || c === kinds - 1 || d === kinds - 1) continue;
          if (!isNeedless(one, other, s, z)) continue;
          engine.ints[table + (s * kinds + c) * MAX_OPTIONS + z * kinds + d] = 1;
        }
      }
    }
  }
}

function isNeedless(one: Kind, other: Kind, s: number, z: number): boolean {
  if (!one.isProportional || !other.isProportional) return false;
  const [sc = 0, sd = 0] = [one.sums[s], other.sums[s]];
  const [zc = 0, zd = 0] = [one.sums[z], other.sums[z]];
  return sc * zd <= sd * zc;
}

function kindRates({ floats }: Engine, places: number, kinds: number, kind: number, bands: number): Kind {
  const length = bands * ATTRIBUTE_COUNT * 3;
  const rows = Array.from({ length: places }, (_, place) => {
    const first = (RATE >> 3) + (place * kinds + kind) * MAX_CLASSES * 3;
    return floats.subarray(first, first + length);
  });
  const sums = rows.map((row) => row.reduce((sum, rate) => sum + rate, 0));
  const model = sums.findIndex((sum) => sum > 0);
  const [most = 0, pattern] = [sums[model], rows[model]];
  const isProportional = rows.every((row, place) =>
    row.every((rate, i) => rate * most === (pattern?.[i] ?? 0) * (sums[place] ?? 0)),
  );
  return { sums, isProportional };
}
