import type { PerServer } from '../vocabulary/servers.ts';

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
