import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import { asInteger, asList, asObject, asText, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** A row of `costumes/all.5` (reference R12). */
export interface CostumeRecord {
  readonly id: number;
  readonly characterId: number;
  readonly assetBundleName: string;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly publishedAt: PerServer<number>;
}

/** `costumes/{id}`. */
export interface CostumeDetails {
  readonly costume: CostumeRecord;
  /** Names her small figure on the stage; null where the data has none. */
  readonly figureName: string | null;
  readonly howToGet: PerServer<string>;
  /** Ids of the cards that it comes with. */
  readonly cards: readonly number[];
}

const readOne: RowReader<CostumeRecord> = (id, row, problem) => {
  const assetBundleName = asText(row.assetBundleName);
  if (assetBundleName === null) {
    problem('names no picture and is left out');
    return null;
  }
  return {
    id,
    characterId: asInteger(row.characterId) ?? 0,
    assetBundleName,
    name: perServerText(row.description),
    publishedAt: perServerTime(row.publishedAt),
  };
};

/** Reads `costumes/all` of any level. */
export const readCostumes = (json: unknown): Records<CostumeRecord> => readRecords('costume', json, readOne);

/** Reads `costumes/{id}`; null when it cannot be used. */
export function readCostumeDetails(id: number, json: unknown): CostumeDetails | null {
  const costume = readRow('costume', id, json, readOne, () => {});
  const row = asObject(json);
  if (costume === null) return null;
  return {
    costume,
    figureName: asText(row.sdResourceName),
    howToGet: perServerText(row.howToGet),
    cards: asList(row.cards, asInteger),
  };
}
