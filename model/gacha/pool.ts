import type { GachaCard, GachaDetails } from '../records/gacha-details.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';

/** A card with its chance in one ordinary draw, as a part of one. */
export interface PoolCard extends GachaCard {
  readonly chance: number;
}

interface PoolRarity {
  readonly rarity: number;
  /** As a part of one. */
  readonly chance: number;
  /** Descending by chance within pickups and others, as the file orders them. */
  readonly cards: readonly PoolCard[];
}

/** What can be drawn on one server, the best rarity first; all chances together are one. */
export type Pool = readonly PoolRarity[];

/**
 * Chance of a card = rate of its rarity × weight ÷ total weight (reference R10). The total is that of the cards that are listed, and rates
 * of rarities without cards are left out, so that every draw gives a card whatever the file says. Null where nothing can be drawn.
 */
export function poolOn({ cards, rates }: GachaDetails, server: ServerIndex): Pool | null {
  const listed = (cards[server] ?? []).filter(({ weight }) => weight > 0);
  const filled = (rates[server] ?? []).flatMap(({ rarity, percent }) => {
    const own = listed.filter((card) => card.rarity === rarity);
    return own.length === 0 || percent <= 0 ? [] : [{ rarity, percent, own }];
  });
  const total = filled.reduce((sum, { percent }) => sum + percent, 0);
  if (filled.length === 0) return null;
  return filled.map(({ rarity, percent, own }) => {
    const chance = percent / total;
    const weights = own.reduce((sum, { weight }) => sum + weight, 0);
    return {
      rarity,
      chance,
      cards: own.map((card) => ({ ...card, chance: (chance * card.weight) / weights })),
    };
  });
}

/** The pool without the cards that are ruled out; a rarity keeps its chance for those that stay, and one without any is left out. */
export const poolBy = (pool: Pool, isIn: (card: PoolCard) => boolean): Pool =>
  pool.flatMap((one) => {
    const cards = one.cards.filter(isIn);
    const chance = cards.reduce((sum, card) => sum + card.chance, 0);
    if (chance <= 0) return [];
    return [
      { ...one, cards: cards.map((card) => ({ ...card, chance: (card.chance / chance) * one.chance })) },
    ];
  });

export const cardsOf = (pool: Pool): readonly PoolCard[] => pool.flatMap(({ cards }) => cards);
