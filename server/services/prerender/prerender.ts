import { POST_KINDS } from '#model/contract/community/categories';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { FAMILIES, listPath, loadList, PAGED_FAMILIES, pagePattern } from '#model/families/families';
import { STORY_CATALOGUE } from '#model/media/story/catalogue/catalogue-path';
import { STORY_KINDS } from '#model/media/story/catalogue/story-ref';
import { POST_LISTS } from '#model/site/objects';
import { matchPattern, routeAt } from '#model/site/patterns';
import { STORY_ROUTES } from '#model/site/routes/stories';
import type { Locale } from '#model/vocabulary/locales';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { ShownPosts } from '../community/shown.ts';
import type { PublishedLists } from '../families/lists.ts';
import { MEMBER_PAGE, POST_PAGES } from '../previews/written.ts';
import type { AbsentLists } from '../published/absent-lists.ts';
import type { AssetListings } from '../published/asset-listings.ts';
import type { AssetService } from '../published/assets.ts';
import type { DataService } from '../published/data.ts';
import { within } from '../within.ts';
import type { PrerenderedContent } from './content.ts';
import { prerenderBoards } from './event-boards.ts';
import { prerenderExplorer } from './explorer/explorer.ts';
import { prerenderThing } from './family.ts';
import { prerenderHub } from './hub.ts';
import { prerenderList } from './list.ts';
import { prerenderMember } from './member.ts';
import { prerenderPost } from './post.ts';
import { prerenderCommunity, prerenderPosts } from './posts.ts';
import { prerenderRanking } from './song-meta.ts';
import { prerenderStep } from './step.ts';
import { prerenderScript, prerenderStory } from './story.ts';
import { Visitor } from './visitor.ts';

/** What pages are written from. */
export interface PrerenderSources {
  readonly lists: PublishedLists;
  readonly absent: AbsentLists;
  readonly data: DataService;
  readonly assets: AssetService;
  readonly listings: AssetListings;
  readonly shown: ShownPosts;
}

interface PageRequest {
  readonly path: string;
  readonly id: number | null;
  /** The chapter or episode that an address names. */
  readonly part: number | null;
  /** What an address names by its path, which may be empty; null for what no one can have written. */
  readonly file: string | null;
  readonly server: ServerIndex | null;
  readonly params: URLSearchParams;
  readonly visitor: Visitor;
}

interface PageWriter {
  readonly write: (sources: PrerenderSources, request: PageRequest) => Promise<PrerenderedContent | null>;
  /** Whether it answers the query of the address. A page that does not is sent only without a query. */
  readonly readsQuery?: boolean;
  /** Not cached: it is soon written, and there are more such pages than fit. */
  readonly isQuick?: boolean;
  /** Not cached here: what a member takes back must not be shown any longer. */
  readonly isLive?: boolean;
}

const page = (write: PageWriter['write']): PageWriter => ({ write });
const queried = (write: PageWriter['write']): PageWriter => ({ write, readsQuery: true });
const live = (write: PageWriter['write']): PageWriter => ({ write, isLive: true });

/** Writes the content of a page before any script runs, by the pattern of its address. */
const WRITERS: ReadonlyMap<string, PageWriter> = new Map<string, PageWriter>([
  ['/info', page(async ({ absent }, { visitor }) => prerenderHub(visitor, new Set(await absent())))],
  [
    '/info/songmeta/{id?}/{name?}',
    queried(({ lists }, { visitor, id, params }) => prerenderRanking(lists, visitor, id, params)),
  ],
  ['/tool/teambuilder', page(async (_sources, { visitor }) => prerenderStep(visitor))],
  ...POST_PAGES.map((pattern): [string, PageWriter] => [
    pattern,
    live((sources, { path, visitor }) => prerenderPost(sources, path, visitor)),
  ]),
  ...STORY_KINDS.flatMap((kind) =>
    STORY_ROUTES.filter(({ pattern }) => pattern.startsWith(`${STORY_CATALOGUE}/${kind}/`)).map(
      ({ pattern }): [string, PageWriter] => [
        pattern,
        queried((sources, { id, part, server, visitor }) =>
          prerenderStory(sources, id === null ? null : { kind, id, part }, server, visitor),
        ),
      ],
    ),
  ),
  [
    `${STORY_CATALOGUE}/asset/{path*}`,
    queried(async (sources, { file, visitor }) =>
      file === null ? null : prerenderScript(sources, file, visitor),
    ),
  ],
  [
    '/tool/explorer/asset/{path*}',
    {
      ...queried(async ({ listings }, { file, params, visitor }) =>
        file === null ? null : prerenderExplorer(listings, file, params, visitor),
      ),
      isQuick: true,
    },
  ],
  [MEMBER_PAGE, live(({ shown }, { path, visitor }) => prerenderMember(shown, path, visitor))],
  ...POST_KINDS.map((kind): [string, PageWriter] => [
    POST_LISTS[kind],
    {
      ...live(({ shown }, { visitor, params }) => prerenderPosts(shown, visitor, params, kind)),
      readsQuery: true,
    },
  ]),
  ['/community/home', live(({ shown }, { visitor }) => prerenderCommunity(shown, visitor))],
  [
    `${EVENT_BOARDS_HEAD.path}/{server?}`,
    queried(({ lists }, { visitor, server, params }) =>
      prerenderBoards(lists, visitor, server ?? visitor.servers.main, params),
    ),
  ],
  ...FAMILIES.filter((head) => !('hasIntro' in head)).map((head): [string, PageWriter] => [
    listPath(head),
    queried(async ({ lists }, { visitor, params }) =>
      prerenderList(lists, await loadList(head.name), visitor, params),
    ),
  ]),
  ...PAGED_FAMILIES.map((head): [string, PageWriter] => [
    pagePattern(head),
    page(async ({ lists }, { visitor, id }) =>
      id === null ? null : prerenderThing(lists, head.name, id, visitor),
    ),
  ]),
]);

/** When the data takes longer, the page is sent with grey blocks. */
const PATIENCE_MS = 1_000;
/** The status of an event changes with the clock. */
const FRESH_MS = 60_000;
const MAX_CACHED = 500;
const MAX_QUERY = 1_000;
const DIGITS = /^\d{1,15}$/;

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
   * no such thing, and while the data takes long.
   */
  at(path: string, locale: Locale, query?: string): Promise<PrerenderedContent | null>;
  /** Whether the page at a path shows what members write. */
  isLive(path: string): boolean;
}

export function createPrerenderer(sources: PrerenderSources, now: () => number): Prerenderer {
  const cached = new BoundedCache<PrerenderedContent>(MAX_CACHED);
  const once = singleFlight<PrerenderedContent | null>();
  return {
    isLive: (path) => WRITERS.get(routeAt(path)?.pattern ?? '')?.isLive === true,
    async at(path, locale, query = '') {
      const route = routeAt(path);
      const writer = route && WRITERS.get(route.pattern);
      if (!route || !writer) return null;
      if (query !== '' && (query.length > MAX_QUERY || !writer.readsQuery)) return null;
      const named = matchPattern(route.pattern, path) ?? {};
      const id = numberIn(named.id);
      const part = numberIn(named.chapter ?? named.episode);
      const server = serverIndex(named.server ?? '');
      const visitor = new Visitor(locale, now());
      const file = unescaped(named.path ?? '');
      const request = { path, id, part, file, server, params: new URLSearchParams(query), visitor };
      const write = () => writer.write(sources, request);
      if (writer.isLive) return within(PATIENCE_MS, write());
      const key = [route.pattern, id, part, file, server, locale, Math.floor(visitor.now / FRESH_MS)].join(
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
