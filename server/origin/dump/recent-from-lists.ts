import { RECENT_LISTS, type RecentList, type RecentSources, recentOf } from '#model/rules/recent';
import { type ListShape, listShape, type Rows, richestLevel } from '../levels.ts';
import { type DataRead, MISSING, type Origin, originWith } from '../origin.ts';
import { isObject } from '../projection.ts';
import { keptAnswer } from './kept-answer.ts';

const RECENT = 'news/dynamic/recent';
const LISTS: Readonly<Record<RecentList, string>> = {
  songs: 'songs/all',
  events: 'events/all',
  gacha: 'gacha/all',
  loginCampaigns: 'loginCampaigns/all',
  cards: 'cards/all',
  characters: 'characters/main',
  birthdays: 'characters/main.birthday',
  bands: 'bands/all',
  news: 'news/all',
};
/** What is current changes with the clock, not with the data alone. */
const FRESH_MS = 10 * 60_000;
/** The level at which lists are usually asked for and saved (reference R1). */
const LIST_LEVEL = 5;

/** Null for what has no levels. */
const levelOf = (shape: ListShape | null): number | null =>
  shape ? Math.min(LIST_LEVEL, richestLevel(shape)) : null;

interface ListRead {
  readonly rows: Rows | null;
  readonly read: DataRead;
}

async function readList(origin: Origin, list: RecentList): Promise<ListRead> {
  const read = await origin.read(LISTS[list], levelOf(listShape(LISTS[list])));
  return { read, rows: read.status === 'found' && isObject(read.value) ? read.value : null };
}

async function answerOf(origin: Origin, now: number): Promise<DataRead> {
  const given = await origin.read(RECENT);
  const lists = await Promise.all(
    RECENT_LISTS.map(async (list) => ({ list, ...(await readList(origin, list)) })),
  );
  if (lists.every(({ rows }) => rows === null)) return given;
  const rowsOf = (wanted: RecentList): Rows | null => lists.find(({ list }) => list === wanted)?.rows ?? null;
  const sources: RecentSources = {
    songs: rowsOf('songs'),
    events: rowsOf('events'),
    gacha: rowsOf('gacha'),
    loginCampaigns: rowsOf('loginCampaigns'),
    cards: rowsOf('cards'),
    characters: rowsOf('characters'),
    birthdays: rowsOf('birthdays'),
    bands: rowsOf('bands'),
    news: rowsOf('news'),
  };
  const published = given.status === 'found' && isObject(given.value) ? given.value : null;
  const reads = [given, ...lists.map(({ read }) => read)];
  return {
    status: 'found',
    value: recentOf(sources, now, published),
    version: `recent-${now}`,
    stale: reads.some((read) => read.status === 'unavailable' || (read.status === 'found' && read.stale)),
  };
}

/**
 * Makes `news/dynamic/recent` from the lists of an origin that lacks it, and completes one that says less than the home
 * page shows. It is remade every ten minutes; everything else is the origin's own.
 */
export function withRecent(origin: Origin, now: () => number = Date.now): Origin {
  const recent = keptAnswer((at) => answerOf(origin, at), FRESH_MS, now);
  return originWith(origin, {
    read: (name, level = null) => {
      if (name !== RECENT) return origin.read(name, level);
      return level === null ? recent() : Promise.resolve(MISSING);
    },
  });
}
