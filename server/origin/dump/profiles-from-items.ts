import { fingerprint } from '#model/encoding/fingerprint';
import type { Rows } from '../levels.ts';
import { type DataRead, MISSING, type Origin, UNAVAILABLE } from '../origin.ts';
import { isObject } from '../projection.ts';
import { keptAnswer } from './kept-answer.ts';

const PROFILES = 'characters/main.profile';
const LIST = 'characters/main';
/** The level that pages ask for. */
const LIST_LEVEL = 3;
/** Who people are changes once in a year or so. */
const FRESH_MS = 6 * 3_600_000;
/** Another site is not asked for everybody at once. */
const AT_ONCE = 8;
/** More than there will ever be who play in bands. */
const MOST = 200;

const idsIn = (rows: Rows): readonly string[] =>
  Object.keys(rows)
    .filter((id) => /^\d+$/.test(id))
    .slice(0, MOST);

async function itemsOf(origin: Origin, ids: readonly string[]): Promise<(readonly [string, DataRead])[]> {
  const items: (readonly [string, DataRead])[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    items.push(
      ...(await Promise.all(some.map(async (id) => [id, await origin.read(`characters/${id}`)] as const))),
    );
  }
  return items;
}

const isWhole = (read: DataRead): boolean =>
  read.status === 'missing' || (read.status === 'found' && !read.stale);

async function answerOf(origin: Origin): Promise<DataRead> {
  const given = await origin.read(PROFILES);
  if (given.status === 'found') return given;
  const list = await origin.read(LIST, LIST_LEVEL);
  if (list.status !== 'found') return list;
  const items = await itemsOf(origin, isObject(list.value) ? idsIn(list.value) : []);
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

/** Makes `characters/main.profile`, a name of our own: what `characters/{id}` tells of each who plays in a band, in one answer. */
export function withProfiles(origin: Origin, now: () => number = Date.now): Origin {
  const profiles = keptAnswer(() => answerOf(origin), FRESH_MS, now);
  return {
    kind: origin.kind,
    label: origin.label,
    version: origin.version,
    read: (name, level = null) => {
      if (name !== PROFILES) return origin.read(name, level);
      return level === null ? profiles() : Promise.resolve(MISSING);
    },
    readAsset: (path) => origin.readAsset(path),
    readPlayer: (request) => origin.readPlayer(request),
    close: () => origin.close(),
  };
}
