import type { PerServer } from '../vocabulary/servers.ts';

export interface BandRecord {
  readonly id: number;
  readonly name: PerServer<string>;
}
