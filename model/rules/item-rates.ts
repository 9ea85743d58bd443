import type { AreaItemRecord } from '../records/area-item.ts';
import { SERVERS, type ServerIndex } from '../vocabulary/servers.ts';
import { STATS, type Stat } from '../vocabulary/stats.ts';

/** What an item gives by level, with all servers and parameters of which this is true. */
export interface ItemRates {
  readonly servers: readonly ServerIndex[];
  readonly stats: readonly Stat[];
  /** Per cent from level 1 on, up to the highest level there; null where the data lacks a level. */
  readonly rates: readonly (number | null)[];
}

function ratesOn(item: AreaItemRecord, stat: Stat, server: ServerIndex): readonly (number | null)[] {
  const given = item[stat].map((row) => row[server]);
  const highest = item.maxLevel[server] ?? given.findLastIndex((rate) => rate !== null) + 1;
  return given.slice(0, highest);
}

/** Whether a parameter is lifted at all. */
const lifts = (rates: readonly (number | null)[]): boolean => rates.some((rate) => (rate ?? 0) !== 0);

function addTo(groups: Map<string, ItemRates>, key: string, one: ItemRates): void {
  const before = groups.get(key);
  groups.set(
    key,
    before
      ? {
          rates: one.rates,
          servers: [...new Set([...before.servers, ...one.servers])],
          stats: [...new Set([...before.stats, ...one.stats])],
        }
      : one,
  );
}

/** What an item gives on each server, servers with the same together; nothing where it is not there, or lifts nothing. */
export function itemRates(item: AreaItemRecord): readonly ItemRates[] {
  const ofServers = new Map<string, ItemRates>();
  for (const [index] of SERVERS.entries()) {
    const server = index as ServerIndex;
    const ofStats = new Map<string, ItemRates>();
    for (const stat of STATS) {
      const rates = ratesOn(item, stat, server);
      if (lifts(rates)) addTo(ofStats, rates.join(), { rates, stats: [stat], servers: [server] });
    }
    for (const one of ofStats.values()) addTo(ofServers, `${one.stats.join()} ${one.rates.join()}`, one);
  }
  return [...ofServers.values()];
}
