import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import type { EventRow } from '../events/events.ts';
import { isTracked } from './cutoffs.ts';
import { finalPoints, rankedEvent } from './ranked-event.ts';
import { finalBoard } from './top-players.ts';

/** A row of `archives/all` (reference R14), by server: points by rank, and those of the ten best; empty where nothing is known. */
export interface ArchiveRow {
  readonly cutoff: readonly Readonly<Record<string, number>>[];
  readonly board: readonly (readonly number[])[];
}

/** `archives/all`: how the events ended that are over at `nowMs`; the same points as their trackers have last. */
export function createArchives(
  seed: number,
  events: Readonly<Record<string, EventRow>>,
  nowMs: number,
): Record<string, ArchiveRow> {
  const rowOf = (id: number, row: EventRow): ArchiveRow => {
    const ended = SERVERS.map((_, server) => {
      const event = rankedEvent(seed, id, row, server);
      return event && event.endMs < nowMs ? event : null;
    });
    return {
      cutoff: ended.map((event, server) => {
        const tiers = event ? TIERS[server as ServerIndex].filter((tier) => isTracked(event, tier)) : [];
        return Object.fromEntries(tiers.map((tier) => [tier, event ? finalPoints(event, tier) : 0]));
      }),
      board: ended.map((event) => (event ? finalBoard(event) : [])),
    };
  };
  return Object.fromEntries(Object.entries(events).map(([id, row]) => [id, rowOf(Number(id), row)]));
}
