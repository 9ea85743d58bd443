import type { PerServer } from '../vocabulary/servers.ts';

/** A card that can be drawn. */
export interface GachaCard {
  readonly cardId: number;
  readonly rarity: number;
  /** Its part of the total weight of its rarity; at least 0. */
  readonly weight: number;
  readonly isPickup: boolean;
}

export interface GachaRate {
  readonly rarity: number;
  /** Chance of the rarity in per cent of one pull. */
  readonly percent: number;
  readonly weightTotal: number;
}

/** One way to pull (reference R10). */
export interface GachaPayment {
  readonly id: number;
  /** What is paid with, such as `free_star`; unknown words are kept. */
  readonly method: string;
  /** How many of it a pull costs; null where the data does not say. */
  readonly price: number | null;
  /** Cards that one pull gives. */
  readonly count: number;
  /** What is special about it, such as `once_a_day`; unknown words are kept. */
  readonly behavior: string;
  /** The kind of gacha that it belongs to, which decides what is promised; unknown words are kept. */
  readonly gachaType: string;
  /** Pulls that a player may pay in this way; null without a limit. */
  readonly maxSpins: number | null;
  readonly ticketId: number | null;
  /** Points for the exchange that one pull gives. */
  readonly points: number;
}

/** What `gacha/{id}` has besides the row of the list. */
export interface GachaDetails {
  /** Cards by descending rarity, the pickups first. */
  readonly cards: PerServer<readonly GachaCard[]>;
  /** By descending rarity. */
  readonly rates: PerServer<readonly GachaRate[]>;
  readonly payments: readonly GachaPayment[];
  readonly description: PerServer<string>;
  readonly annotation: PerServer<string>;
  readonly newMembers: PerServer<string>;
  readonly notice: PerServer<string>;
}
