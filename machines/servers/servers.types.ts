import type { ServerIndex } from '#model/vocabulary/servers';

/** The main server's texts and dates come first; the sub server is the fallback. They always differ (reference R40). */
export interface Servers {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** The sub server changes when both become equal. */
export type ServersEdit = Partial<Servers>;
