import { EVENT_ARCHIVES_HEAD } from '../families/eventarchives/head.ts';
import { keyOf, pagePath } from '../families/families.ts';
import { SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

/** Rankings of events. Their head takes the address from here, so that who links to one needs no texts of those pages. */
export const EVENT_BOARDS = '/leaderboard/events';

/** The list of events with rankings on a server. */
export const eventBoardsPath = (server: ServerIndex): string => `${EVENT_BOARDS}/${SERVERS[server]}`;

/** The rankings of an event on a server. */
export const eventBoardPath = (server: ServerIndex, event: number): string =>
  `${EVENT_BOARDS}/${keyOf(event, server)}`;

/** The page of how an event ended on a server. */
export const archivePath = (server: ServerIndex, event: number): string =>
  pagePath(EVENT_ARCHIVES_HEAD, event, server);
