import { matchPattern, routeAt } from '#model/site/patterns';
import type { Locale } from '#model/vocabulary/locales';
import { serverIndex } from '#model/vocabulary/servers';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import { within } from '../within.ts';
import type { PrerenderedContent } from './content.ts';
import { Visitor } from './visitor.ts';
import type { PrerenderSources } from './writers/content-writer.ts';
import { WRITERS } from './writers/writers.ts';

/** When the data takes longer, the page is sent with grey blocks. */
const PATIENCE_MS = 1_000;
/** The status of an event changes with the clock. */
const FRESH_MS = 60_000;
const MAX_CACHED = 500;
const MAX_QUERY = 1_000;
const DIGITS = /^\d{1,15}$/;
const TIER = /^t?\d{1,6}$/i;

const numberIn = (named: string | undefined): number | null =>
  DIGITS.test(named ?? '') ? Number(named) : null;

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export interface Prerenderer {
  /**
   * What the page at a path shows first, and what its list finds for the query of the address (without its `?`); null for pages that have
   * no such thing, while the data takes long, and for members what only others see.
   */
  at(path: string, locale: Locale, query?: string, isMember?: boolean): Promise<PrerenderedContent | null>;
  /** Whether the page at a path shows what members write. */
  isLive(path: string): boolean;
}

export function createPrerenderer(sources: PrerenderSources, now: () => number): Prerenderer {
  const cached = new BoundedCache<PrerenderedContent>(MAX_CACHED);
  const once = singleFlight<PrerenderedContent | null>();
  return {
    isLive: (path) => WRITERS.get(routeAt(path)?.pattern ?? '')?.isLive === true,
    async at(path, locale, query = '', isMember = false) {
      const route = routeAt(path);
      const writer = route && WRITERS.get(route.pattern);
      if (!route || !writer || (isMember && writer.isForVisitors)) return null;
      if (query !== '' && (query.length > MAX_QUERY || !writer.readsQuery)) return null;
      const named = matchPattern(route.pattern, path) ?? {};
      const id = numberIn(named.id);
      const part = numberIn(named.chapter ?? named.episode);
      const server = serverIndex(named.server ?? '');
      const isServerOdd = server === null && named.server !== undefined;
      const tier = TIER.test(named.tier ?? '') ? named.tier : undefined;
      const visitor = new Visitor(locale, now());
      const file = unescaped(named.path ?? '');
      const request = {
        path,
        id,
        part,
        file,
        tier,
        isServerOdd,
        server,
        params: new URLSearchParams(query),
        visitor,
      };
      const write = () => writer.write(sources, request);
      if (writer.isLive) return within(PATIENCE_MS, write());
      const minute = Math.floor(visitor.now / FRESH_MS);
      const key = [route.pattern, id ?? path, part, file, tier, isServerOdd, server, locale, minute].join(
        ' ',
      );
      // There are as many queries as visitors: answers to them are not cached.
      if (query !== '' || writer.isQuick) return within(PATIENCE_MS, once(`${key} ${query}`, write));
      const writeAndCache = async () => {
        const content = await write();
        if (content) cached.set(key, content);
        return content;
      };
      return cached.get(key) ?? within(PATIENCE_MS, once(key, writeAndCache));
    },
  };
}
