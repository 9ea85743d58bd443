import type { PerServer } from '../vocabulary/servers.ts';
import { readRecords } from './read-records.ts';
import { perServerText } from './reading.ts';
import type { Records } from './records.ts';

/** A title that the site itself gives its members (reference R14). */
export interface SiteTitleRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** What it is given for. */
  readonly description: PerServer<string>;
}

/** Reads `misc/titles`. */
export const readSiteTitles = (json: unknown): Records<SiteTitleRecord> =>
  readRecords('title', json, (id, row) => {
    const name = perServerText(row.titleName ?? row.name);
    return name.every((one) => one === null)
      ? null
      : { id, name, description: perServerText(row.description) };
  });
