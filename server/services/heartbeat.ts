import { SECOND_MS } from '#model/vocabulary/time';

/** Proxies close a connection on which nothing comes for a minute. */
export const HEARTBEAT_MS = 25 * SECOND_MS;
/** A comment of an event stream, which no listener sees. */
export const HEARTBEAT = Buffer.from(':\n\n');
