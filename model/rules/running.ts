import { type PerServer, SERVERS, type ServerCode, type ServerIndex } from '../vocabulary/servers.ts';
import type { Span } from './countdown.ts';

/** Something that begins on each server at a time of its own; null where it never does. */
interface Thing {
  readonly id: number;
}

type Times<T> = (thing: T) => PerServer<number>;

/** What runs on a server, the latest beginning first, and what begins next. */
export interface Running<T> {
  readonly current: readonly T[];
  readonly next: T | null;
}

/** What runs at `now` by its span on one server. What has no end goes on for ever. */
export function runningAt<T extends Thing>(
  things: Iterable<T>,
  spanOf: (thing: T) => Span,
  now: number,
): Running<T> {
  const spans = [...things].flatMap((thing) => {
    const { startAt, endAt } = spanOf(thing);
    return startAt === null ? [] : [{ thing, startAt, endAt: endAt ?? Number.POSITIVE_INFINITY }];
  });
  const current = spans
    .filter(({ startAt, endAt }) => startAt <= now && now < endAt)
    .sort((a, b) => b.startAt - a.startAt || b.thing.id - a.thing.id);
  const [next] = spans
    .filter(({ startAt }) => startAt > now)
    .sort((a, b) => a.startAt - b.startAt || a.thing.id - b.thing.id);
  return { current: current.map(({ thing }) => thing), next: next?.thing ?? null };
}

/** What ended last by its span on one server; null where nothing has ended. */
export function lastEndedAt<T extends Thing>(
  things: Iterable<T>,
  spanOf: (thing: T) => Span,
  now: number,
): { readonly thing: T; readonly endAt: number } | null {
  const [last] = [...things]
    .flatMap((thing) => {
      const { startAt, endAt } = spanOf(thing);
      return startAt === null || endAt === null || endAt > now ? [] : [{ thing, endAt }];
    })
    .sort((a, b) => b.endAt - a.endAt || b.thing.id - a.thing.id);
  return last ?? null;
}

/** What came out on a server up to `now`, the newest first. */
export const newestAt = <T extends Thing>(
  things: Iterable<T>,
  timesOf: Times<T>,
  server: ServerIndex,
  now: number,
): readonly T[] =>
  [...things]
    .filter((thing) => (timesOf(thing)[server] ?? Number.POSITIVE_INFINITY) <= now)
    .sort((a, b) => Number(timesOf(b)[server]) - Number(timesOf(a)[server]) || b.id - a.id);

const YEARS_MS = 2 * 365 * 86_400_000;

/** When something ends; null for what is said to end so far ahead that it never will. */
export const endInSight = (endAt: number | null, now: number): number | null =>
  endAt === null || endAt - now > YEARS_MS ? null : endAt;

/** Whether something is not out on the main server yet, which some do not want to know of. */
export const isSpoiler = (times: PerServer<number>, main: ServerIndex, now: number): boolean =>
  (times[main] ?? Number.POSITIVE_INFINITY) > now;

/** Codes of the servers where something is out. */
export const serversOutAt = (times: PerServer<number>, now: number): readonly ServerCode[] =>
  SERVERS.filter((_, index) => (times[index] ?? Number.POSITIVE_INFINITY) <= now);

/** Whether something is on, comes or is over. */
export const STATUSES = ['ongoing', 'upcoming', 'completed'] as const;
export type Status = (typeof STATUSES)[number];

/** What a span says of `now`; null where nothing begins. What has no end goes on for ever. */
export function statusAt({ startAt, endAt }: Span, now: number): Status | null {
  if (startAt === null) return null;
  if (now < startAt) return 'upcoming';
  return endAt !== null && now > endAt ? 'completed' : 'ongoing';
}
