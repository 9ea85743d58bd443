import type { EventRecord } from '../records/event.ts';
import { type PerServer, SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

type Dated = Pick<EventRecord, 'startAt'>;

const JAPAN: ServerIndex = 0;
/** So many of a server's latest events show how far it is behind. */
const LATEST = 10;
/** Fewer show nothing. */
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
 * When events may begin where they are not announced yet: their start in Japan, else on the main server, and the median delay of the
 * latest events, which is reckoned once for all. Null where one is announced, where nothing can be said, and where that time is over: it
 * was left out.
 */
export function startEstimates(
  events: readonly Dated[],
  main: ServerIndex,
  now: number,
): (event: Dated) => PerServer<number> {
  const delays = new Map(
    [JAPAN, main].map((reference) => [
      reference,
      SERVERS.map((_, server) => medianDelay(events, reference, server as ServerIndex, now)),
    ]),
  );
  return ({ startAt }) => {
    const reference = startAt[JAPAN] === null ? main : JAPAN;
    const start = startAt[reference];
    const at = (server: ServerIndex): number | null => {
      const delay = delays.get(reference)?.[server] ?? null;
      if (delay === null || start === null || startAt[server] !== null) return null;
      return start + delay <= now ? null : start + delay;
    };
    return [at(0), at(1), at(2), at(3), at(4)];
  };
}
