import type { PerServer } from '../vocabulary/servers.ts';

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
