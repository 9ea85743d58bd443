import type { PerServer } from '../vocabulary/servers.ts';

/** Kinds of gacha as the data names them (reference R10). */
export const GACHA_TYPES = [
  'permanent',
  'limited',
  'dreamfes',
  'kirafes',
  'birthday',
  'miracle',
  'special',
  'free',
] as const;
export type GachaType = (typeof GACHA_TYPES)[number];

/** A gacha as `gacha/all.5` has it (reference R10). */
export interface GachaRecord {
  readonly id: number;
  /** One of GACHA_TYPES, or an unknown word that is kept; empty where the data has none. */
  readonly type: string;
  readonly name: PerServer<string>;
  readonly resourceName: string;
  /** One in eight has none. */
  readonly bannerAssetBundleName: string | null;
  /** Epoch milliseconds. */
  readonly publishedAt: PerServer<number>;
  /** Epoch milliseconds; far in the future when it never closes. */
  readonly closedAt: PerServer<number>;
  /** Ids of the cards that came with it. */
  readonly newCards: readonly number[];
}
