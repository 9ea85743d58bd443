import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import { HOUR_MS } from '#model/vocabulary/time';
import type { EventRow } from '../events/events.ts';
import { type CutoffRow, cutoffsOf } from './cutoffs.ts';
import { type RankedEvent, rankedEvent } from './ranked-event.ts';

/** A row of `tracker/rates` (reference R60): by how much final points exceed the line through the middle of an event. */
export interface RateRow {
  readonly type: string;
  readonly server: number;
  readonly tier: number;
  readonly rate: number | null;
}

const SKIPPED_FIRST_MS = 12 * HOUR_MS;
const SKIPPED_LAST_MS = 24 * HOUR_MS;
const FEWEST = 6;
/** Events of a type that a rate is the mean of. */
const EVENTS = 3;

/** Null where samples are too few for a line. */
function rateOf({ startMs, endMs }: RankedEvent, rows: readonly CutoffRow[]): number | null {
  const final = rows.at(-1);
  const middle = rows.filter(
    ({ time }) => time >= startMs + SKIPPED_FIRST_MS && time <= endMs - SKIPPED_LAST_MS,
  );
  if (final === undefined || final.time < endMs || middle.length < FEWEST) return null;
  const points = middle.map(({ time, ep }) => ({ x: (time - startMs) / (endMs - startMs), y: ep }));
  const mean = (read: (point: { x: number; y: number }) => number): number =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const slope = mean((p) => (p.x - x) * (p.y - y)) / mean((p) => (p.x - x) ** 2);
  return (final.ep - (y - slope * x)) / slope - 1;
}

/** Of the last events of each type that are over at `nowMs`. */
export function ratesOf(
  seed: number,
  rows: Readonly<Record<string, EventRow>>,
  nowMs: number,
): readonly RateRow[] {
  const types = [...new Set(Object.values(rows).map(({ eventType }) => eventType))].sort();
  const servers = SERVERS.map((_, server) => server as ServerIndex);
  return servers.flatMap((server) =>
    types.flatMap((type) => {
      const past = Object.entries(rows)
        .filter(([, row]) => row.eventType === type)
        .map(([id, row]) => rankedEvent(seed, Number(id), row, server))
        .filter((event) => event !== null && event.endMs + HOUR_MS < nowMs)
        .slice(-EVENTS) as RankedEvent[];
      return TIERS[server].map((tier) => {
        const rates = past
          .map((event) => rateOf(event, cutoffsOf(event, tier, nowMs)))
          .filter((rate) => rate !== null);
        const sum = rates.reduce((total, rate) => total + rate, 0);
        return { type, server, tier, rate: rates.length > 0 ? sum / rates.length : null };
      });
    }),
  );
}
