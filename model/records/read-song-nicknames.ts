import { type RowReader, readRecords } from './read-records.ts';
import { asArray, asText } from './reading.ts';
import type { Records } from './records.ts';

export interface SongNicknames {
  readonly id: number;
  readonly names: readonly string[];
}

const readOne: RowReader<SongNicknames> = (id, row) => ({
  id,
  names: asArray(row.names).flatMap((name) => asText(name) ?? []),
});

/** Reads `songs/all.nickname`: what players call songs, by song. */
export const readSongNicknames = (json: unknown): Records<SongNicknames> =>
  readRecords('song', json, readOne);
