import { fingerprint } from '#model/encoding/fingerprint';
import { readEventDetails } from '#model/records/read-event-details';
import { type Prize, prizesOf } from '#model/rules/prizes-of';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { Rows } from '../levels.ts';
import { type DataRead, MISSING, type Origin, originWith } from '../origin.ts';
import { isObject, pick } from '../projection.ts';

const PRIZES = /^events\/(\d{1,15})\/prizes$/;
const LISTS = { title: ['degrees/all', 3], stamp: ['stamps/all', 2] } as const;

async function rowsOf(origin: Origin, kind: Prize['kind'], prizes: readonly Prize[]) {
  const ids = new Set(prizes.filter((prize) => prize.kind === kind).map(({ id }) => String(id)));
  // The list of titles is the largest of all.
  const [list, level] = LISTS[kind];
  const read: DataRead = ids.size === 0 ? MISSING : await origin.read(list, level);
  const rows: Rows =
    read.status === 'found' && isObject(read.value) ? pick(read.value, (id) => ids.has(id)) : {};
  return { rows, isStale: read.status === 'unavailable' || (read.status === 'found' && read.stale) };
}

async function answerOf(origin: Origin, id: string): Promise<DataRead> {
  const event = await origin.read(`events/${id}`);
  if (event.status !== 'found') return event;
  const details = readEventDetails(event.value);
  if (!details) return MISSING;
  const prizes = SERVERS.flatMap((_, server) => prizesOf(details, server as ServerIndex));
  const titles = await rowsOf(origin, 'title', prizes);
  const stamps = await rowsOf(origin, 'stamp', prizes);
  const value = { degrees: titles.rows, stamps: stamps.rows };
  return {
    status: 'found',
    value,
    version: `prizes-${fingerprint(JSON.stringify(value))}`,
    stale: event.stale || titles.isStale || stamps.isStale,
  };
}

/**
 * Answers `events/{id}/prizes`, a name of our own: the rows of `degrees/all` and `stamps/all` that an event gives, so that no one
 * loads megabytes of them.
 */
export const withPrizes = (origin: Origin): Origin =>
  originWith(origin, {
    read: (name, level = null) => {
      const id = PRIZES.exec(name)?.[1];
      if (id === undefined) return origin.read(name, level);
      return level === null ? answerOf(origin, id) : Promise.resolve(MISSING);
    },
  });
