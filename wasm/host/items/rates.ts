import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { AreaItemRecord } from '#model/records/area-item';
import { itemRates } from '#model/rules/area-items';
import { rateUnits } from '#model/rules/rates';
import { unplacedItems } from '#model/rules/studio-sets';
import { STUDIO_SLOTS } from '#model/vocabulary/area-items';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { ATTRIBUTE_COUNT, MAX_OPTIONS, OPTION_CLASH, RATE, SLOT_FIRST } from '../../layout.ts';
import type { Engine } from '../engine.ts';
import { exchangeablePlaces, slotOptions } from './slots.ts';

/** Where the rate triple of a class of cards (band × attribute) and an option begins. */
const rateRow = (sort: number, option: number): number => (RATE >> 3) + (sort * MAX_OPTIONS + option) * 3;

/**
 * Writes a rate triple for each class of card and option; `bands` holds the band id of each band index.
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
  const slots = slotOptions(question, data);
  const classes = bands.length * ATTRIBUTE_COUNT;
  floats.fill(0, rateRow(0, 0), rateRow(classes, 0));
  let option = 0;
  for (const [slot, options] of slots.entries()) {
    ints[(SLOT_FIRST >> 2) + slot] = option;
    for (const items of options) {
      for (const { itemId, level } of items) {
        if (level === null) continue;
        const item = data.areaItems.get(itemId);
        if (item) addRates(floats, option, item, itemRates(item, level, question.server), bands);
        else missing.push(itemId);
      }
      option++;
    }
  }
  missing.push(...ownedOthers(question).filter((id) => !data.areaItems.has(id)));
  ints[(SLOT_FIRST >> 2) + slots.length] = option;
  writeClashes(engine, exchangeablePlaces(question.itemSets), slots[0]?.length ?? 0, classes);
  return { slots: slots.length, missing };
}

const SINGLE_OPTIONS = 2 * ATTRIBUTES.length + STATS.length;

/** How many studio sets there is room for; a mixed studio holds each of them, and nothing, in seven places. */
export const mostStudioSets = (itemSets: TeamQuestion['itemSets']): number =>
  itemSets === 'mixed'
    ? Math.floor((MAX_OPTIONS - SINGLE_OPTIONS) / STUDIO_SLOTS) - 1
    : MAX_OPTIONS - SINGLE_OPTIONS;

/** Owned items that profiles have no list for. */
const ownedOthers = ({ profile: { items } }: TeamQuestion): readonly number[] =>
  (items.others ?? []).flatMap((level, place) => (level === null ? [] : [place + 1]));

/** Owned items that no slot holds, because no one knows where they stand. */
export function ownedUnplaced(question: TeamQuestion, { areaItems }: TeamData): readonly number[] {
  const unplaced = new Set(unplacedItems(areaItems));
  return ownedOthers(question).filter((id) => unplaced.has(id));
}

/** Adds an item's rates to every class of card it lifts, in thousandths of a per cent. Nothing lowers power. */
function addRates(
  floats: Float64Array,
  option: number,
  item: AreaItemRecord,
  rates: StatTriple,
  bands: readonly number[],
): void {
  for (let band = 0; band < bands.length; band++) {
    if (!item.targetBandIds.includes(bands[band] ?? 0)) continue;
    for (let attribute = 0; attribute < ATTRIBUTE_COUNT; attribute++) {
      if (!item.targetAttributes.includes(ATTRIBUTES[attribute] as Attribute)) continue;
      const row = rateRow(band * ATTRIBUTE_COUNT + attribute, option);
      for (let stat = 0; stat < 3; stat++) {
        floats[row + stat] = (floats[row + stat] ?? 0) + Math.max(0, rateUnits(rates[stat] ?? 0));
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
 * The rule of exchange (reference R32) between the first `places` slots, which hold the same kinds of items,
 * the last of which is no item at all.
 *
 * A best choice takes in each place the first of the kinds that add most power, and nothing where no kind adds any. Say
 * a kind adds rate × Y power, Y depending on the team alone.
 * - With kind c in place s and d in place z, s(c)·Yc ≥ s(d)·Yd and z(d)·Yd ≥ z(c)·Yc, all four Y and rates on the left
 *   above 0. Since the first of equals is taken one of the two holds strictly, and s(c)·z(d) > s(d)·z(c).
 * - With kind c in place s, Yc > 0. Then nothing is in place z only if z(c) = 0.
 * - A kind without any rate is in no place.
 * Every other pair is never needed. Sums and products are whole numbers.
 */
function writeClashes(engine: Engine, places: number, kinds: number, classes: number): void {
  const table = OPTION_CLASH >> 2;
  engine.ints.fill(0, table, table + MAX_OPTIONS * MAX_OPTIONS);
  const nothing = kinds - 1;
  const rates = Array.from({ length: nothing }, (_, kind) => kindRates(engine, places, kinds, kind, classes));
  const clash = (s: number, c: number, z: number, d: number): void => {
    engine.ints[table + (s * kinds + c) * MAX_OPTIONS + z * kinds + d] = 1;
  };
  for (let s = 0; s < places; s++) {
    for (const [c, one] of rates.entries()) {
      if (one.sums[s] === 0) clash(s, c, s, c);
      for (let z = 0; z < places; z++) {
        if (s === z) continue;
        if (one.isProportional && (one.sums[z] ?? 0) > 0) {
          clash(s, c, z, nothing);
          clash(z, nothing, s, c);
        }
        for (const [d, other] of rates.entries()) {
          if (c !== d && isNeedless(one, other, s, z)) clash(s, c, z, d);
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

function kindRates({ floats }: Engine, places: number, kinds: number, kind: number, classes: number): Kind {
  const rows = Array.from({ length: places }, (_, place) => {
    const rates: number[] = [];
    for (let sort = 0; sort < classes; sort++) {
      const row = rateRow(sort, place * kinds + kind);
      rates.push(floats[row] ?? 0, floats[row + 1] ?? 0, floats[row + 2] ?? 0);
    }
    return rates;
  });
  const sums = rows.map((row) => row.reduce((sum, rate) => sum + rate, 0));
  const model = sums.findIndex((sum) => sum > 0);
  const [most = 0, pattern] = [sums[model], rows[model]];
  const isProportional = rows.every((row, place) =>
    row.every((rate, i) => rate * most === (pattern?.[i] ?? 0) * (sums[place] ?? 0)),
  );
  return { sums, isProportional };
}
