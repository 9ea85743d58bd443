import type { GachaRecord } from './gacha.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asInteger, asList, asText, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

const readOne: RowReader<GachaRecord> = (id, row, problem) => {
  const name = perServerText(row.gachaName);
  const resourceName = asText(row.resourceName);
  if (resourceName === null && name.every((text) => text === null)) {
    problem('has neither a name nor pictures and is left out');
    return null;
  }
  return {
    id,
    type: asText(row.type) ?? '',
    name,
    resourceName: resourceName ?? '',
    bannerAssetBundleName: asText(row.bannerAssetBundleName),
    publishedAt: perServerTime(row.publishedAt),
    closedAt: perServerTime(row.closedAt),
    newCards: asList(row.newCards, asInteger),
  };
};

/** Reads `gacha/all` of any level. */
export const readGacha = (json: unknown): Records<GachaRecord> => readRecords('gacha', json, readOne);
