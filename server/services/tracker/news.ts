import { MAX_SAMPLES } from '#model/contract/tracker/tracker';
import { readCutoffs } from '#model/records/tracker';
import { isServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import { SECOND_MS } from '#model/vocabulary/time';
import { singleFlight } from '../../origin/flights.ts';
import type { Origin } from '../../origin/origin.ts';
import type { Db } from '../../store/store.ts';
import { latestNews, newsAfter } from '../../store/tracker/news.ts';
import { type HeldEvent, HeldEvents } from './held-events.ts';

/** An event has new samples. */
export interface News {
  /** Grows. */
  readonly id: number;
  readonly server: number;
  readonly event: number;
}

export interface NewsSource {
  /** The id of what came last; 0 for nothing. */
  latest(): Promise<number>;
  /** What came after an id, the oldest first; of more than `most` the latest. */
  after(id: number, most: number): Promise<readonly News[]>;
  /** How often it is worth asking, in milliseconds. */
  readonly everyMs: number;
}

const STORED_EVERY_MS = 400;

/** What the recorder of this database wrote down, whichever process it is in. */
export const storedNews = (db: Db): NewsSource => ({
  latest: () => latestNews(db),
  after: (id, most) => newsAfter(db, id, most),
  everyMs: STORED_EVERY_MS,
});

const ORIGIN_EVERY_MS = 5 * SECOND_MS;
/** However many ask, the origin is asked as often as that at most. */
const FRESH_MS = 4 * SECOND_MS;
/** What a page may have missed. */
const REMEMBERED = 500;
/** Tracked on every server. */
const TIER = 100;

/**
 * What the origin has that it had not before, of one rank that stands for all. Ids are times of samples, so that another
 * process, or this one restarted, understands them. The origin is asked only while someone listens.
 */
export function originNews(
  origin: Pick<Origin, 'read' | 'readTracker'>,
  now: () => number = Date.now,
): NewsSource {
  const held = new HeldEvents(origin, now);
  const lastOf = new Map<string, number>();
  const once = singleFlight<void>();
  let news: News[] = [];
  let lookedMs = Number.NEGATIVE_INFINITY;

  const timesOf = async ({ server, event }: HeldEvent): Promise<readonly number[]> => {
    if (!isServerIndex(server) || !TIERS[server].includes(TIER)) return [];
    const answer = await origin.readTracker({ kind: 'cutoffs', server, event, tier: TIER });
    if (answer.status !== 'found') return [];
    const last = lastOf.get(`${server}/${event}`) ?? 0;
    const times = readCutoffs(answer.value, { most: MAX_SAMPLES }).map(({ time }) => time);
    return times.filter((time) => time > last).slice(-REMEMBERED);
  };

  const look = async (): Promise<void> => {
    if (now() - lookedMs < FRESH_MS) return;
    lookedMs = now();
    const fresh: News[] = [];
    for (const event of await held.running()) {
      const times = await timesOf(event);
      const last = times.at(-1);
      if (last === undefined) continue;
      lastOf.set(`${event.server}/${event.event}`, last);
      for (const time of times) fresh.push({ id: time, server: event.server, event: event.event });
    }
    for (const each of fresh.sort((a, b) => a.id - b.id)) {
      // Servers are sampled at one time, and one may be late.
      news.push({ ...each, id: Math.max(each.id, (news.at(-1)?.id ?? 0) + 1) });
    }
    news = news.slice(-REMEMBERED);
  };

  return {
    everyMs: ORIGIN_EVERY_MS,
    latest: async () => {
      await once('look', look);
      return news.at(-1)?.id ?? 0;
    },
    after: async (id, most) => {
      await once('look', look);
      return news.filter((each) => each.id > id).slice(-most);
    },
  };
}
