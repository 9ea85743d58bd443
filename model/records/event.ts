import type { Attribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';

/** What an event gives to cards, all in per cent (reference R24). Editable by the player. */
export interface EventBonus {
  readonly attributes: readonly { readonly attribute: Attribute; readonly percent: number }[];
  readonly characters: readonly { readonly characterId: number; readonly percent: number }[];
  readonly members: readonly { readonly cardId: number; readonly percent: number }[];
  readonly limitBreaks: readonly {
    readonly rarity: number;
    readonly rank: number;
    readonly percent: number;
  }[];
  /** Only for cards with both the attribute and a character of the event: on points … */
  readonly pointPercent: number;
  /** … on all parameters … */
  readonly parameterPercent: number;
  /** … and on single parameters. */
  readonly statPercent: StatTriple;
}

/** An event as `events/all.5` or richer has it (reference R9). */
export interface EventRecord {
  readonly id: number;
  /** One of EVENT_TYPES, or an unknown word that is kept. */
  readonly type: string;
  readonly name: PerServer<string>;
  readonly assetBundleName: string;
  readonly bannerAssetBundleName: string | null;
  readonly startAt: PerServer<number>;
  readonly endAt: PerServer<number>;
  readonly bonus: EventBonus;
  readonly rewardCards: readonly number[];
}
