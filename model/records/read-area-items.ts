import type { PerServer } from '../vocabulary/servers.ts';
import type { AreaItemRecord } from './area-item.ts';
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
