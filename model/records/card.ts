import type { CardAttribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';

/** A card as in `cards/all.5` or `cards/{id}`, normalised (reference R3). */
export interface CardRecord {
  readonly id: number;
  readonly characterId: number;
  /** 1–5 stars. */
  readonly rarity: number;
  readonly attribute: CardAttribute;
  /** Highest level before training. */
  readonly levelLimit: number;
  /** Extra levels and flat bonus by training; null when the card cannot be trained. */
  readonly training: { readonly levelLimit: number; readonly bonus: StatTriple } | null;
  /** Flat bonus of each episode, in order; empty when there are none. */
  readonly episodes: readonly StatTriple[];
  /** Exact level rows the source gave: level 1 and the highest in lists, all of them in item files. */
  readonly levels: ReadonlyMap<number, StatTriple>;
  readonly skillId: number;
  /** Availability as the data names it; unknown words are kept. */
  readonly type: string;
  readonly resourceSetName: string;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly releasedAt: PerServer<number>;
}
