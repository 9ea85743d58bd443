import type { Attribute } from '#model/vocabulary/attributes';
import type { Served } from '../world.ts';

export interface ServedStat {
  readonly performance: number;
  readonly technique: number;
  readonly visual: number;
}

/** `stat` of a card: levels by number, then episodes and training where the card has them (reference R3). */
export interface ServedStats {
  readonly [level: number]: ServedStat;
  readonly episodes?: readonly ServedStat[];
  readonly training?: ServedStat & { readonly levelLimit: number };
}

/** A row of `cards/all`. */
export interface CardRow {
  readonly characterId: number;
  readonly rarity: number;
  readonly attribute: Attribute;
  readonly levelLimit: number;
  readonly resourceSetName: string;
  readonly prefix: Served<string>;
  readonly releasedAt: Served<string>;
  readonly skillId: number;
  readonly type: string;
  readonly stat: ServedStats;
}
