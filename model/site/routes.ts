import { COMMUNITY_ROUTES } from './routes/community.ts';
import type { RouteEntry } from './routes/entry.ts';
import { GAME_ROUTES } from './routes/game.ts';
import { HOME_ROUTES } from './routes/home.ts';
import { INFO_ROUTES } from './routes/info.ts';
import { LEADERBOARD_ROUTES } from './routes/leaderboard.ts';
import { PROFILE_ROUTES } from './routes/profile.ts';
import { TOOL_ROUTES } from './routes/tool.ts';

/** An entry with what it may leave out. */
export type Route = RouteEntry & Required<Pick<RouteEntry, 'anchors' | 'data' | 'isCrawlable' | 'blocks'>>;

/**
 * Every address whose page exists. Router, side menu, breadcrumb, document title, search, the server's pages and the
 * sitemap are made from it; a page that is not in here cannot be reached.
 */
export const ROUTES: readonly Route[] = [
  ...HOME_ROUTES,
  ...COMMUNITY_ROUTES,
  ...LEADERBOARD_ROUTES,
  ...GAME_ROUTES,
  ...INFO_ROUTES,
  ...TOOL_ROUTES,
  ...PROFILE_ROUTES,
].map((entry) => ({ anchors: [], data: [], isCrawlable: true, blocks: 2, ...entry }));

/** Addresses that menus and search leave out: second ones of a page, and what is for people in charge alone. */
export const SECOND_ADDRESSES: readonly string[] = ['/home/bestdori', '/console'];

/** Pages that open with what is on: an empty stage holds its place until then. */
export const STAGES: readonly string[] = ['/', '/home/bestdori'];
