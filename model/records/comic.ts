import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { positive } from './read-reward.ts';
import { asList, asText, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** A row of `comics/all.5` (reference R14). */
export interface ComicRecord {
  readonly id: number;
  readonly assetBundleName: string;
  readonly title: PerServer<string>;
  readonly subtitle: PerServer<string>;
  /** Epoch milliseconds; 0 or 1 for one that was there before the server opened. */
  readonly publishedAt: PerServer<number>;
  readonly characterIds: readonly number[];
}

const readOne: RowReader<ComicRecord> = (id, row, problem) => {
  const assetBundleName = asText(row.assetBundleName);
  if (assetBundleName === null) {
    problem('names no picture and is left out');
    return null;
  }
  return {
    id,
    assetBundleName,
    title: perServerText(row.title),
    subtitle: perServerText(row.subTitle),
    publishedAt: perServerTime(row.publicStartAt),
    characterIds: asList(row.characterId, positive),
  };
};

/** Reads `comics/all` of any level. */
export const readComics = (json: unknown): Records<ComicRecord> => readRecords('comic', json, readOne);
