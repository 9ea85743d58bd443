import { SERVERS, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';

/** Rankings of events. Their head takes the address from here, so that who links to one needs no texts of those pages. */
export const EVENT_BOARDS = '/leaderboard/events';

/** The list of events with rankings on a server. */
export const eventBoardsPath = (server: ServerIndex): string => `${EVENT_BOARDS}/${SERVERS[server]}`;

/** The rankings of an event on a server. */
export const eventBoardPath = (server: ServerIndex, event: number): string =>
  `${eventBoardsPath(server)}/${event}`;

/** The page of how an event ended on a server. */
export const archivePath = (server: ServerIndex, event: number): string =>
  `/info/eventarchives/${archivePlace(server, event)}`;

/** What comments on such a page are kept under: `jp/270`. */
export const archivePlace = (server: ServerIndex, event: number): string => `${SERVERS[server]}/${event}`;

const PLACE = /^([a-z]{2})\/([1-9]\d{0,14})$/;

/** The page of the archive that is commented on; null for what names none. */
export function archiveOfPlace(place: string): string | null {
  const [, code = '', event] = PLACE.exec(place) ?? [];
  const server = serverIndex(code);
  return server === null ? null : archivePath(server, Number(event));
}
