import { fingerprint } from '#model/encoding/fingerprint';
import { type DataRead, MISSING, type Origin, originWith, UNAVAILABLE } from '../origin.ts';
import { isObject } from '../projection.ts';
import { idsIn, itemsOf } from './items-of.ts';
import { keptAnswer } from './kept-answer.ts';

const PROFILES = 'characters/main.profile';
const LIST = 'characters/main';
/** The level that pages ask for. */
const LIST_LEVEL = 3;
/** Who people are changes once in a year or so. */
const FRESH_MS = 6 * 3_600_000;
/** More than there will ever be who play in bands. */
const MOST = 200;

const isWhole = (read: DataRead): boolean =>
  read.status === 'missing' || (read.status === 'found' && !read.stale);

async function answerOf(origin: Origin): Promise<DataRead> {
  const given = await origin.read(PROFILES);
  if (given.status === 'found') return given;
  const list = await origin.read(LIST, LIST_LEVEL);
  if (list.status !== 'found') return list;
  const ids = isObject(list.value) ? idsIn(list.value, MOST) : [];
  const items = await itemsOf(origin, 'characters', ids);
  const rows = items.flatMap(([id, read]) =>
    read.status === 'found' && isObject(read.value) && isObject(read.value.profile)
      ? [[id, { profile: read.value.profile }] as const]
      : [],
  );
  const stale = !items.every(([, read]) => isWhole(read));
  if (rows.length === 0) return stale ? UNAVAILABLE : MISSING;
  const value = Object.fromEntries(rows);
  return { status: 'found', value, version: `profiles-${fingerprint(JSON.stringify(value))}`, stale };
}

/** Makes `characters/main.profile`, a name of our own: what `characters/{id}` has of everyone who plays in a band, in one answer. */
export function withProfiles(origin: Origin, now: () => number = Date.now): Origin {
  const profiles = keptAnswer(() => answerOf(origin), FRESH_MS, now);
  return originWith(origin, {
    read: (name, level = null) => {
      if (name !== PROFILES) return origin.read(name, level);
      return level === null ? profiles() : Promise.resolve(MISSING);
    },
  });
}
