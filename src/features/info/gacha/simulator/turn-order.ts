import type { PoolCard } from '#model/gacha/pool';

/** Cards from here on are rare, and so are all that are featured. */
const RARE = 4;

type Drawn = Pick<PoolCard, 'rarity' | 'isPickup'>;

export const isRare = ({ rarity, isPickup }: Drawn): boolean => isPickup || rarity >= RARE;

/** When each card of a pull turns, from 0: ordinary ones in their order, then the rare ones, the best and the featured last (reference R152). */
export function turnRanks(cards: readonly Drawn[]): readonly number[] {
  const worth = (place: number): number => {
    const card = cards[place];
    return card && isRare(card) ? 1 + card.rarity + (card.isPickup ? 0.5 : 0) : 0;
  };
  const order = [...cards.keys()].sort((a, b) => worth(a) - worth(b) || a - b);
  const ranks = new Array<number>(cards.length).fill(0);
  for (const [rank, place] of order.entries()) ranks[place] = rank;
  return ranks;
}
