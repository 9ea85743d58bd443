import { FAMILY as ARCHIVES } from '#model/families/events/archives/family';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { FAMILIES, listPath, loadFamily } from '#model/families/families';
import { matchPattern, routeAt } from '#model/site/patterns';
import type { Locale } from '#model/vocabulary/locales';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { ShownPosts } from '../community/shown.ts';
import type { PublishedLists } from '../families/lists.ts';
import { POST_PAGE } from '../previews/written.ts';
import type { AbsentLists } from '../published/absent-lists.ts';
import { within } from '../within.ts';
import type { PrerenderedContent } from './content.ts';
import { prerenderBoards } from './event-boards.ts';
import { prerenderThing } from './family.ts';
import { prerenderHub } from './hub.ts';
import { prerenderList } from './list.ts';
import { prerenderPost } from './post.ts';
import { prerenderPosts } from './posts.ts';
import { prerenderRanking } from './song-meta.ts';
import { prerenderStep } from './step.ts';
import { Visitor } from './visitor.ts';

/** What an address names. */
interface Named {
  readonly id: number | null;
  readonly server: ServerIndex | null;
  /** What it asks a list. */
  readonly params: URLSearchParams;
}

/** What pages are written from. */
export interface PrerenderSources {
  readonly lists: PublishedLists;
  readonly absent: AbsentLists;
  readonly shown: ShownPosts;
}

type Writer = (
  lists: PublishedLists,
  visitor: Visitor,
  named: Named,
  absent: AbsentLists,
) => Promise<PrerenderedContent | null>;

/** Writes the content of a page before any script runs, by the pattern of its address. */
const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['/info', async (_lists, visitor, _named, absent) => prerenderHub(visitor, new Set(await absent()))],
  [
    '/info/songmeta/{id?}/{name?}',
    (lists, visitor, { id, params }) => prerenderRanking(lists, visitor, id, params),
  ],
  ['/tool/teambuilder', async (_lists, visitor) => prerenderStep(visitor)],
  [listPath(ARCHIVES.head), (lists, visitor, { params }) => prerenderList(lists, ARCHIVES, visitor, params)],
  [
    `${EVENT_BOARDS_HEAD.path}/{server?}`,
    (lists, visitor, { server, params }) =>
      prerenderBoards(lists, visitor, server ?? visitor.servers.main, params),
  ],
  ...FAMILIES.flatMap((head): readonly (readonly [string, Writer])[] => [
    [
      listPath(head),
      async (lists, visitor, { params }) =>
        prerenderList(lists, await loadFamily(head.name), visitor, params),
    ],
    [
      `${listPath(head)}/{id}/{name?}`,
      async (lists, visitor, { id }) => (id === null ? null : prerenderThing(lists, head.name, id, visitor)),
    ],
  ]),
]);

/** Pages that answer what their address asks; another one says something else than what it is sent with. */
const ASKED: ReadonlySet<string> = new Set([
  listPath(ARCHIVES.head),
  `${EVENT_BOARDS_HEAD.path}/{server?}`,
  '/info/songmeta/{id?}/{name?}',
  ...FAMILIES.map(listPath),
]);

/** Whoever waits for a page sees grey blocks rather than nothing. */
const PATIENCE_MS = 1_000;
/** The status of an event changes with the clock. */
const FRESH_MS = 60_000;
const MAX_KEPT = 500;
const MAX_QUERY = 1_000;
const POST_LIST = '/community/posts';
const DIGITS = /^\d{1,15}$/;

export interface Prerenderer {
  /**
   * What the page at a path shows first, and what its list finds for the query of the address (without its `?`); null for pages that have
   * no such thing, and while the data takes long.
   */
  at(path: string, locale: Locale, query?: string): Promise<PrerenderedContent | null>;
}

export function createPrerenderer(
  { lists, absent, shown }: PrerenderSources,
  now: () => number,
): Prerenderer {
  const kept = new BoundedCache<PrerenderedContent>(MAX_KEPT);
  const once = singleFlight<PrerenderedContent | null>();
  const write = async (key: string, work: () => Promise<PrerenderedContent | null>) => {
    const content = await work();
    if (content) kept.set(key, content);
    return content;
  };
  const writePost = (path: string, visitor: Visitor): Promise<PrerenderedContent | null> =>
    within(PATIENCE_MS, prerenderPost({ lists, shown }, path, visitor));
  return {
    async at(path, locale, query = '') {
      const route = routeAt(path);
      // Not kept: what a member takes back must not be shown any longer.
      if (route?.pattern === POST_PAGE)
        return query === '' ? writePost(path, new Visitor(locale, now())) : null;
      if (route?.pattern === POST_LIST)
        return query === '' ? within(PATIENCE_MS, prerenderPosts(shown, new Visitor(locale, now()))) : null;
      const writer = route && WRITERS.get(route.pattern);
      if (!route || !writer) return null;
      if (query !== '' && (query.length > MAX_QUERY || !ASKED.has(route.pattern))) return null;
      const given = matchPattern(route.pattern, path) ?? {};
      const id = DIGITS.test(given.id ?? '') ? Number(given.id) : null;
      const server = serverIndex(given.server ?? '');
      const visitor = new Visitor(locale, now());
      const key = [route.pattern, id, server, locale, Math.floor(visitor.now / FRESH_MS)].join(' ');
      const named = { id, server, params: new URLSearchParams(query) };
      // There are as many questions as visitors: answers to them are not kept.
      if (query !== '') {
        const asked = () => writer(lists, visitor, named, absent);
        return within(PATIENCE_MS, once(`${key} ${query}`, asked));
      }
      const plain = () => write(key, () => writer(lists, visitor, named, absent));
      return kept.get(key) ?? within(PATIENCE_MS, once(key, plain));
    },
  };
}
