import { DAY_MS } from '#model/vocabulary/time';
import type { EventRow } from '../events/events.ts';
import { random } from '../seeded/random.ts';

/** An event on one server, as its ranking sees it. */
export interface RankedEvent {
  readonly seed: number;
  readonly id: number;
  readonly type: string;
  readonly server: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** Null where the event is not held. */
export function rankedEvent(seed: number, id: number, row: EventRow, server: number): RankedEvent | null {
  const [start, end] = [row.startAt[server] ?? null, row.endAt[server] ?? null];
  if (start === null || end === null) return null;
  return { seed, id, type: row.eventType, server, startMs: Number(start), endMs: Number(end) };
}

/** Of the hundredth on the first server, a day. */
const POINTS_A_DAY = 560_000;
const BY_SERVER = [1, 0.5, 0.6, 0.8, 0.4] as const;
const BY_TYPE: Readonly<Record<string, number>> = {
  versus: 1.15,
  medley: 1.1,
  challenge: 0.8,
  festival: 0.9,
};
const STEEPNESS = 0.48;

/** The points at `rank` when the event is over. */
export function finalPoints({ seed, id, type, server, startMs, endMs }: RankedEvent, rank: number): number {
  const liked = random(seed, 'how liked', id, server).real(0.75, 1.3);
  const days = (endMs - startMs) / DAY_MS;
  const hundredth = POINTS_A_DAY * days * liked * (BY_SERVER[server] ?? 1) * (BY_TYPE[type] ?? 1);
  return Math.round(hundredth * (rank / 100) ** -STEEPNESS);
}
