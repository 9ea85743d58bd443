import { EVENT_BOARDS_HEAD } from '../families/events/boards/head.ts';
import { SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

/** The list of events with rankings on a server. */
export const eventBoardsPath = (server: ServerIndex): string =>
  `${EVENT_BOARDS_HEAD.path}/${SERVERS[server]}`;

/** The rankings of an event on a server. */
export const eventBoardPath = (server: ServerIndex, event: number): string =>
  `${eventBoardsPath(server)}/${event}`;
