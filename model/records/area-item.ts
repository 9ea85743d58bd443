import type { Attribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';

/** An area item as `areaItems/main.5` has it (reference R13). */
export interface AreaItemRecord {
  readonly id: number;
  readonly name: PerServer<string>;
  readonly maxLevel: PerServer<number>;
  readonly targetAttributes: readonly Attribute[];
  readonly targetBandIds: readonly number[];
  /** Per cent on each parameter by level (index 0 = level 1), each per server. */
  readonly performance: readonly PerServer<number>[];
  readonly technique: readonly PerServer<number>[];
  readonly visual: readonly PerServer<number>[];
}
