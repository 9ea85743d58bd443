import type { PerServer } from '../vocabulary/servers.ts';

/** A stamp, a row of `stamps/all` (reference R14). */
export interface StampRecord {
  readonly id: number;
  /** Name of its picture on each server; at least one is known. */
  readonly images: PerServer<string>;
  readonly characterId: number | null;
}
