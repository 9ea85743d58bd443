import { isServerIndex, type PerServer, SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

export interface Localised<T> {
  readonly value: T;
  /** Whose value it is, so that a text can be marked with its language. */
  readonly server: ServerIndex;
}

/** The value for the main server, else for the sub server, else the first one there is; null when there is none. */
export function localised<T>(values: PerServer<T>, main: ServerIndex, sub: ServerIndex): Localised<T> | null {
  for (const server of [main, sub, ...SERVERS.keys()]) {
    if (!isServerIndex(server)) continue;
    const value = values[server];
    if (value !== null) return { value, server };
  }
  return null;
}
