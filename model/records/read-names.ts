import type { PerServer } from '../vocabulary/servers.ts';
import { readRecords } from './read-records.ts';
import { perServerText } from './reading.ts';
import type { Records } from './records.ts';

/** Reads one field of every row that holds the thing's name; the poorest list that has it will do. */
export const readNames = (what: string, field: string, json: unknown): Records<PerServer<string>> =>
  readRecords(what, json, (_, row) => {
    const names = perServerText(row[field]);
    return names.some((name) => name !== null) ? names : null;
  });
