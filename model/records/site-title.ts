import type { PerServer } from '../vocabulary/servers.ts';

/** A title that the site itself gives its members (reference R14). */
export interface SiteTitleRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** What it is given for. */
  readonly description: PerServer<string>;
}
