import { fingerprint } from '#model/encoding/fingerprint';
import { type DataRead, MISSING, type Origin, originWith } from '../origin.ts';
import { isObject } from '../projection.ts';
import { idsIn, itemsOf } from './items-of.ts';
import { keptAnswer } from './kept-answer.ts';

const READINGS = 'songs/all.reading';
const LIST = 'songs/all';
const TITLES = 1;
const FRESH_MS = 6 * 3_600_000;
/** Ten times the songs there are. */
const MOST = 8_000;

async function answerOf(origin: Origin): Promise<DataRead> {
  const given = await origin.read(READINGS);
  // Nobody is asked for hundreds of files for this.
  if (given.status === 'found' || origin.kind === 'remote') return given;
  const list = await origin.read(LIST, TITLES);
  if (list.status !== 'found') return list;
  const items = await itemsOf(origin, 'songs', isObject(list.value) ? idsIn(list.value, MOST) : []);
  const rows = items.flatMap(([id, read]) =>
    read.status === 'found' && isObject(read.value) && Array.isArray(read.value.ruby)
      ? [[id, { ruby: read.value.ruby }] as const]
      : [],
  );
  if (rows.length === 0) return MISSING;
  const value = Object.fromEntries(rows);
  return { status: 'found', value, version: `readings-${fingerprint(JSON.stringify(value))}`, stale: false };
}

/** Makes `songs/all.reading`, a name of our own: how the titles of songs are read, from a folder's `songs/{id}`, in one answer. */
export function withReadings(origin: Origin, now: () => number = Date.now): Origin {
  const readings = keptAnswer(() => answerOf(origin), FRESH_MS, now);
  return originWith(origin, {
    read: (name, level = null) => {
      if (name !== READINGS) return origin.read(name, level);
      return level === null ? readings() : Promise.resolve(MISSING);
    },
  });
}
