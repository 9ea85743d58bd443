import { readRecords } from './read-records.ts';
import { perServerText } from './reading.ts';
import type { Records } from './records.ts';
import type { SiteTitleRecord } from './site-title.ts';

/** Reads `misc/titles`. */
export const readSiteTitles = (json: unknown): Records<SiteTitleRecord> =>
  readRecords('title', json, (id, row) => {
    const name = perServerText(row.titleName ?? row.name);
    return name.every((one) => one === null)
      ? null
      : { id, name, description: perServerText(row.description) };
  });
