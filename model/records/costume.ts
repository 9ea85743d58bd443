import type { PerServer } from '../vocabulary/servers.ts';

/** A costume as `costumes/all.5` or `costumes/{id}` tells it (game-data 2.11). */
export interface CostumeRecord {
  readonly id: number;
  readonly characterId: number;
  readonly assetBundleName: string;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly publishedAt: PerServer<number>;
}
