import type { ItemLevel } from '../profile/profile.ts';
import type { AreaItemRecord } from '../records/area-item.ts';
import type { CardAttribute } from '../vocabulary/attributes.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { cleanPercent, NO_RATES } from './rates.ts';

const hasRow = (item: AreaItemRecord, index: number, server: ServerIndex): boolean =>
  (item.performance[index]?.[server] ?? null) !== null ||
  (item.technique[index]?.[server] ?? null) !== null ||
  (item.visual[index]?.[server] ?? null) !== null;

/** Highest level with known rates on that server; 0 when the item is not there. */
export function topItemLevel(item: AreaItemRecord, server: ServerIndex): number {
  const rows = Math.max(item.performance.length, item.technique.length, item.visual.length);
  // Poorer lists leave out the highest level for every server; only then do the rows alone decide.
  const stated = item.maxLevel.some((level) => level !== null) ? (item.maxLevel[server] ?? 0) : rows;
  for (let level = Math.min(stated, rows); level > 0; level--) {
    if (hasRow(item, level - 1, server)) return level;
  }
  return 0;
}

/**
 * Per cent an area item adds to each parameter of the cards it lifts. `levelMinusOne` as profiles keep it;
 * null = not owned. A level above what the server has counts as its highest.
 */
export function itemRates(item: AreaItemRecord, levelMinusOne: ItemLevel, server: ServerIndex): StatTriple {
  const top = topItemLevel(item, server);
  if (levelMinusOne === null || top === 0) return NO_RATES;
  const index = Math.min(Math.max(0, Math.trunc(levelMinusOne)), top - 1);
  return [
    cleanPercent(item.performance[index]?.[server] ?? 0),
    cleanPercent(item.technique[index]?.[server] ?? 0),
    cleanPercent(item.visual[index]?.[server] ?? 0),
  ];
}

/** Whether an item lifts cards of that attribute and band: both must be among its targets (reference R23). */
export const itemMatches = (item: AreaItemRecord, attribute: CardAttribute, bandId: number): boolean =>
  item.targetAttributes.some((one) => one === attribute) && item.targetBandIds.includes(bandId);
