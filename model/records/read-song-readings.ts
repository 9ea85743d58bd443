import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { perServerText } from './reading.ts';
import type { Records } from './records.ts';

export interface SongReading {
  readonly id: number;
  readonly reading: PerServer<string>;
}

const readOne: RowReader<SongReading> = (id, row) => ({ id, reading: perServerText(row.ruby) });

/** Reads `songs/all.reading`: how titles are read, by song. */
export const readSongReadings = (json: unknown): Records<SongReading> => readRecords('song', json, readOne);
