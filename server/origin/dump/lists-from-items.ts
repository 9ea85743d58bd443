import { fingerprint } from '#model/encoding/fingerprint';
import { asArray, asObject } from '#model/records/reading';
import type { Rows } from '../levels.ts';
import { type DataRead, MISSING, type Origin, originWith } from '../origin.ts';
import { isObject } from '../projection.ts';
import { idsIn, itemsOf } from './items-of.ts';
import { keptAnswer } from './kept-answer.ts';
import { isTold } from './whole-item.ts';

/** A list of our own: in one answer, what a page needs of all items of a folder. */
interface Collected {
  readonly name: string;
  /** The published list of the same things, at a level that names all of them. */
  readonly list: string;
  readonly level: number;
  readonly folder: string;
  /** The row of an item; null where its file lacks it. */
  rowOf(item: Rows): Rows | null;
}

const READINGS: Collected = {
  name: 'songs/all.reading',
  list: 'songs/all',
  level: 1,
  folder: 'songs',
  rowOf: ({ ruby }) => (isTold(ruby) ? { ruby } : null),
};

const rewardsIn = (missions: unknown): unknown =>
  missions === null ? null : asArray(missions).map((mission) => asObject(mission).reward ?? null);

const MISSION_REWARDS: Collected = {
  name: 'missions/all.reward',
  list: 'missions/all',
  level: 5,
  folder: 'missions',
  rowOf: ({ details }) => (isTold(details) ? { rewards: asArray(details).map(rewardsIn) } : null),
};

const titlesIn = (episodes: unknown): readonly unknown[] =>
  asArray(asObject(episodes).entries).map((episode) => asArray(asObject(episode).title));

const EPISODES: Collected = {
  name: 'cards/all.episodes',
  list: 'cards/all',
  level: 2,
  folder: 'cards',
  rowOf: ({ episodes }) => {
    const titles = titlesIn(episodes);
    return titles.some((title) => asArray(title).some((text) => text !== null)) ? { titles } : null;
  },
};

const FRESH_MS = 6 * 3_600_000;
/** Ten times the songs there are. */
const MOST = 8_000;

async function answerOf(origin: Origin, { name, list, level, folder, rowOf }: Collected): Promise<DataRead> {
  const given = await origin.read(name);
  // A remote origin is not asked for hundreds of files.
  if (given.status === 'found' || origin.kind === 'remote') return given;
  const known = await origin.read(list, level);
  if (known.status !== 'found') return known;
  const items = await itemsOf(origin, folder, isObject(known.value) ? idsIn(known.value, MOST) : []);
  const rows = items.flatMap(([id, read]) => {
    const row = read.status === 'found' && isObject(read.value) ? rowOf(read.value) : null;
    return row ? [[id, row] as const] : [];
  });
  if (rows.length === 0) return MISSING;
  const value = Object.fromEntries(rows);
  return { status: 'found', value, version: `${name}-${fingerprint(JSON.stringify(value))}`, stale: false };
}

function withCollected(origin: Origin, collected: Collected, now: () => number): Origin {
  const answer = keptAnswer(() => answerOf(origin, collected), FRESH_MS, now);
  return originWith(origin, {
    read: (name, level = null) => {
      if (name !== collected.name) return origin.read(name, level);
      return level === null ? answer() : Promise.resolve(MISSING);
    },
  });
}

/** Makes `songs/all.reading`, a name of our own: how the titles of songs are read, from a folder's `songs/{id}`, in one answer. */
export const withReadings = (origin: Origin, now: () => number = Date.now): Origin =>
  withCollected(origin, READINGS, now);

/** Makes `cards/all.episodes`, another one: what the stories of cards are called, from a folder's `cards/{id}`. */
export const withEpisodes = (origin: Origin, now: () => number = Date.now): Origin =>
  withCollected(origin, EPISODES, now);

/** Makes `missions/all.reward`, another one: what each set of missions brings, from a folder's `missions/{id}`. */
export const withMissionRewards = (origin: Origin, now: () => number = Date.now): Origin =>
  withCollected(origin, MISSION_REWARDS, now);
