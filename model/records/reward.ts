import type { PerServer } from '../vocabulary/servers.ts';

/** What is given or asked for: stars, a card, so many of an item. */
export interface Reward {
  /** One of REWARD_TYPES, or an unknown word that is kept. */
  readonly type: string;
  /** Of the card, the song, the item; null where the type says all. */
  readonly id: number | null;
  readonly quantity: number;
}

/** How things that are given are called, by `{type}_{id}` (reference R14). */
export type ItemTexts = ReadonlyMap<string, PerServer<string>>;

export const itemTextOf = (texts: ItemTexts, { type, id }: Reward): PerServer<string> | undefined =>
  id === null ? undefined : texts.get(`${type}_${id}`);
