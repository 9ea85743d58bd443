import type { ServerIndex } from '#model/vocabulary/servers';

/** Whose texts and dates come first, and which stand in. They always differ (reference R40). */
export interface Servers {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** The sub server gives way when both become equal. */
export type ServersEdit = Partial<Servers>;
