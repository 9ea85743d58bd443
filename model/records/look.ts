import type { PerServer } from '../vocabulary/servers.ts';

/** Something that players choose the look or the sound of their games and profiles by (reference R14). */
export interface LookRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Of its pictures or sounds on each server. */
  readonly bundles: PerServer<string>;
  readonly publishedAt: PerServer<number>;
}
