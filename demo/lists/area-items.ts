import {
  MAGAZINE_ITEM_IDS,
  MENU_ITEM_IDS,
  PLAZA_ITEM_IDS,
  STUDIO_ITEM_IDS,
  STUDIO_KEYS,
  type StudioListKey,
} from '#model/vocabulary/area-items';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import { STATS, type Stat } from '#model/vocabulary/stats';
import type { Served } from '../world.ts';
import {
  ALL_ATTRIBUTES_NAME,
  INSTRUMENT_NAMES,
  MAGAZINE_NAMES,
  MENU_NAMES,
  PLAZA_NAMES,
  perServer,
} from './area-item-names.ts';

type Levels = Readonly<Record<string, Served<number>>>;

/** A row of `areaItems/main` (reference R13). */
export interface AreaItemRow {
  readonly level: Served<number>;
  readonly areaItemName: Served<string>;
  readonly description: Readonly<Record<string, Served<string>>>;
  readonly performance: Levels;
  readonly technique: Levels;
  readonly visual: Levels;
  readonly targetAttributes: readonly Attribute[];
  readonly targetBandIds: readonly number[];
}

interface Rates {
  /** Per cent by level on Japan and Taiwan … */
  readonly early: readonly number[];
  /** … and on the other servers where they differ. */
  readonly late: readonly number[];
  /** Highest level by server. */
  readonly max: readonly number[];
}

const same = (rates: readonly number[], max: readonly number[]): Rates => ({
  early: rates,
  late: rates,
  max,
});

/** Six published levels; the steps after them are ours (reference R13 leaves them open). */
const INSTRUMENT = same([2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5], [8, 7, 7, 7, 6]);
const STAGE_PIECE = same([6, 7, 8, 9, 10, 11, 12], [7, 6, 6, 6, 6]);
const half = ({ early, max }: Rates): Rates =>
  same(
    early.map((rate) => rate / 2),
    max,
  );
const SINGLE_ATTRIBUTE: Rates = {
  early: [2, 4, 6, 8, 10, 12, 13, 14],
  late: [1, 3, 5, 7, 10, 11],
  max: [8, 6, 7, 6, 5],
};
/** The menu never grew as far as the plaza, so the two may stand at different levels. */
const MENU: Rates = { ...SINGLE_ATTRIBUTE, max: [6, 5, 6, 5, 5] };
const MAGAZINE = same([8, 10, 12, 14, 16, 17], [6, 5, 5, 5, 5]);
const CHINESE = same([0.5, 1, 1.5, 2, 2.5], [0, 0, 0, 5, 0]);

const ENGLISH = 1;
const TAIWAN = 2;
const rateOn = (rates: Rates, server: number, level: number): number | null =>
  level > rates.max[server]!
    ? null
    : ((server === 0 || server === TAIWAN ? rates.early : rates.late)[level - 1] ?? null);

function levelsOf(rates: Rates): Levels {
  const levels = Math.max(...rates.max);
  return Object.fromEntries(
    Array.from({ length: levels }, (_, i) => [
      i + 1,
      [0, 1, 2, 3, 4].map((server) => rateOn(rates, server, i + 1)),
    ]),
  );
}

function describe(rates: Rates): Record<string, Served<string>> {
  const levels = levelsOf(rates);
  return Object.fromEntries(
    Object.entries(levels).map(([level, values]) => [
      level,
      values.map((rate, server) => (rate === null ? null : server === ENGLISH ? `+${rate} %` : `+${rate}%`)),
    ]),
  );
}

interface Target {
  readonly name: Served<string>;
  readonly rates: Rates;
  readonly attributes?: readonly Attribute[];
  readonly bandIds?: readonly number[];
  readonly stats?: readonly Stat[];
}

const ALL_BANDS: readonly number[] = BANDS.map(({ id }) => id);

function rowOf({
  name,
  rates,
  attributes = ATTRIBUTES,
  bandIds = ALL_BANDS,
  stats = STATS,
}: Target): AreaItemRow {
  const levels = levelsOf(rates);
  const none = levelsOf(
    same(
      rates.early.map(() => 0),
      rates.max,
    ),
  );
  const of = (stat: Stat): Levels => (stats.includes(stat) ? levels : none);
  return {
    level: rates.max.map((max) => (max === 0 ? null : max)),
    areaItemName: name.map((word, server) => (rates.max[server] === 0 ? null : word)),
    description: describe(rates),
    performance: of('performance'),
    technique: of('technique'),
    visual: of('visual'),
    targetAttributes: attributes,
    targetBandIds: bandIds,
  };
}

function studioRows(key: StudioListKey): [number, AreaItemRow][] {
  const band = BANDS.find((one) => one.key === key);
  return STUDIO_ITEM_IDS[key].map((id, slot) => {
    const rates = slot < 5 ? INSTRUMENT : STAGE_PIECE;
    const row = rowOf({
      name: perServer(INSTRUMENT_NAMES[slot]!, band?.name ?? null),
      rates: band ? rates : half(rates),
      ...(band ? { bandIds: [band.id] } : {}),
    });
    return [id, row];
  });
}

/** Items that only the Chinese server has; they lift every card a little (reference R13). */
const CHINESE_IDS: readonly number[] = [59, 68, 72];

/** `areaItems/main`: every item a profile can hold, by id. */
export function areaItems(): Record<string, AreaItemRow> {
  const rows = new Map<number, AreaItemRow>(STUDIO_KEYS.flatMap(studioRows));
  for (const attribute of ATTRIBUTES) {
    rows.set(
      PLAZA_ITEM_IDS[attribute],
      rowOf({ name: PLAZA_NAMES[attribute], rates: SINGLE_ATTRIBUTE, attributes: [attribute] }),
    );
    rows.set(
      MENU_ITEM_IDS[attribute],
      rowOf({ name: MENU_NAMES[attribute], rates: MENU, attributes: [attribute] }),
    );
  }
  for (const stat of STATS) {
    rows.set(MAGAZINE_ITEM_IDS[stat], rowOf({ name: MAGAZINE_NAMES[stat], rates: MAGAZINE, stats: [stat] }));
  }
  for (const id of CHINESE_IDS) rows.set(id, rowOf({ name: ALL_ATTRIBUTES_NAME, rates: CHINESE }));
  return Object.fromEntries([...rows].sort(([a], [b]) => a - b));
}
