import type { PerServer } from '../vocabulary/servers.ts';
import { readRecords } from './read-records.ts';
import { perServerText } from './reading.ts';
import type { Records } from './records.ts';

export interface BandRecord {
  readonly id: number;
  readonly name: PerServer<string>;
}

/** Reads `bands/main` or `bands/all`. */
export const readBands = (json: unknown): Records<BandRecord> =>
  readRecords('band', json, (id, row) => ({ id, name: perServerText(row.bandName) }));
