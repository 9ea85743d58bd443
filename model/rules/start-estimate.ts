import type { EventRecord } from '../records/event.ts';
import { type PerServer, SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

type Dated = Pick<EventRecord, 'startAt'>;

const JAPAN: ServerIndex = 0;
/** So many of a server's latest events tell how far it is behind. */
const LATEST = 10;
/** Fewer tell nothing. */
const FEWEST = 3;
/** A server without anything new for so long gets nothing any more. */
const ASLEEP_MS = 60 * 86_400_000;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** How long after `reference` the latest events began on a server; null when too few did, or none lately. */
export function medianDelay(
  events: Iterable<Dated>,
  reference: ServerIndex,
  server: ServerIndex,
  now: number,
): number | null {
  const both = [...events].flatMap(({ startAt }) => {
    const [first, then] = [startAt[reference], startAt[server]];
    return first === null || then === null ? [] : [{ then, delay: then - first }];
  });
  const latest = both.sort((a, b) => b.then - a.then).slice(0, LATEST);
  if (latest.length < FEWEST || (latest[0]?.then ?? 0) < now - ASLEEP_MS) return null;
  return median(latest.map(({ delay }) => delay));
}

/**
 * When an event may begin where it is not announced yet: its start in Japan, else on the main server, and the median delay
 * of the latest events. Null where it is announced, where nothing can be said, and where that time is over: it was left out.
 */
export function estimatedStarts(
  event: Dated,
  events: readonly Dated[],
  main: ServerIndex,
  now: number,
): PerServer<number> {
  const reference = event.startAt[JAPAN] === null ? main : JAPAN;
  const start = event.startAt[reference];
  const at = (server: ServerIndex): number | null => {
    if (start === null || event.startAt[server] !== null) return null;
    const delay = medianDelay(events, reference, server, now);
    return delay === null || start + delay <= now ? null : start + delay;
  };
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** The same for many events of Japan: how far the servers are behind it is reckoned once. */
export function startEstimates(events: readonly Dated[], now: number): (event: Dated) => PerServer<number> {
  const delays = SERVERS.map((_, server) => medianDelay(events, JAPAN, server as ServerIndex, now));
  return ({ startAt }) => {
    const start = startAt[JAPAN];
    const at = (server: ServerIndex): number | null => {
      const delay = delays[server] ?? null;
      if (delay === null || start === null || startAt[server] !== null) return null;
      return start + delay <= now ? null : start + delay;
    };
    return [at(0), at(1), at(2), at(3), at(4)];
  };
}
