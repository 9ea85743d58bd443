import type { ServerIndex } from '#model/vocabulary/servers';
import type { ShownPosts } from '../../community/shown.ts';
import type { PublishedLists } from '../../families/lists.ts';
import type { AbsentLists } from '../../published/absent-lists.ts';
import type { AssetListings } from '../../published/asset-listings.ts';
import type { AssetService } from '../../published/assets.ts';
import type { DataService } from '../../published/data.ts';
import type { PrerenderedContent } from '../content.ts';
import type { Visitor } from '../visitor.ts';

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
  /** The tier that it names, such as `1000` or `t1000`. */
  readonly tier: string | undefined;
  /** Whether it names a server by anything else than its code. */
  readonly isServerOdd: boolean;
  readonly server: ServerIndex | null;
  readonly params: URLSearchParams;
  readonly visitor: Visitor;
}

export interface ContentWriter {
  readonly write: (sources: PrerenderSources, request: PageRequest) => Promise<PrerenderedContent | null>;
  /** Whether it answers the query of the address. A page that does not is sent only without a query. */
  readonly readsQuery?: boolean;
  /** Not cached: it is soon written, and there are more such pages than fit. */
  readonly isQuick?: boolean;
  /** Not cached here: what a member takes back must not be shown any longer. */
  readonly isLive?: boolean;
  /** Not sent to who seems to be logged in: members see something else there. */
  readonly isForVisitors?: boolean;
}

export const page = (write: ContentWriter['write']): ContentWriter => ({ write });
export const queried = (write: ContentWriter['write']): ContentWriter => ({ write, readsQuery: true });
export const forVisitors = (write: ContentWriter['write']): ContentWriter => ({ write, isForVisitors: true });
export const live = (write: ContentWriter['write']): ContentWriter => ({ write, isLive: true });
