import { SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

/** The page of how an event ended on a server. */
export const archivePath = (server: ServerIndex, event: number): string =>
  `/info/eventarchives/${SERVERS[server]}/${event}`;
