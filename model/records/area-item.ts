import type { Attribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords } from './read-records.ts';
import {
  asAttribute,
  asInteger,
  asList,
  asObject,
  asPercent,
  asPerServer,
  isJsonObject,
  perServerText,
} from './reading.ts';
import type { Records } from './records.ts';

/** An area item as `areaItems/main.5` has it (reference R13). */
export interface AreaItemRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  readonly maxLevel: PerServer<number>;
  readonly targetAttributes: readonly Attribute[];
  readonly targetBandIds: readonly number[];
  /** Per cent on each parameter by level (index 0 = level 1), each per server. */
  readonly performance: readonly PerServer<number>[];
  readonly technique: readonly PerServer<number>[];
  readonly visual: readonly PerServer<number>[];
}

/** Real items have up to eight levels; a longer table is a mistake or an attack. */
const MAX_LEVELS = 100;
const NO_RATES: PerServer<number> = [null, null, null, null, null];

/** `{"1": [per server], "2": …}` → rows by level, holes filled with nulls. */
function readRates(value: unknown): readonly PerServer<number>[] {
  const rates = asObject(value);
  const levels = Object.keys(rates)
    .map((key) => asInteger(key))
    .filter((level) => level !== null && level >= 1 && level <= MAX_LEVELS);
  const highest = levels.reduce<number>((top, level) => Math.max(top, level ?? 0), 0);
  return Array.from({ length: highest }, (_, index) => {
    const row = rates[String(index + 1)];
    return row === undefined ? NO_RATES : asPerServer(row, asPercent);
  });
}

const readOne: RowReader<AreaItemRecord> = (id, row, problem) => {
  if (!isJsonObject(row.performance) && !isJsonObject(row.technique) && !isJsonObject(row.visual)) {
    problem('tells no rates and lifts nothing');
  }
  return {
    id,
    name: perServerText(row.areaItemName),
    maxLevel: asPerServer(row.level, asInteger),
    targetAttributes: asList(row.targetAttributes, asAttribute),
    targetBandIds: asList(row.targetBandIds, asInteger),
    performance: readRates(row.performance),
    technique: readRates(row.technique),
    visual: readRates(row.visual),
  };
};

/** Reads `areaItems/main` of any level; levels below 5 lack the rates. */
export const readAreaItems = (json: unknown): Records<AreaItemRecord> =>
  readRecords('area item', json, readOne);
