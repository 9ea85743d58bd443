import { cardsOf, type Pool, type PoolCard } from './pool.ts';
import type { Pull } from './run.ts';

/** Which cards are counted. */
type Counts = (card: PoolCard) => boolean;

/** How many cards of a kind came, beside how many come to all players who pull the same. */
export interface Luck {
  readonly got: number;
  readonly expected: number;
  /** Part of all players who get fewer. */
  readonly fewer: number;
  /** Part of all players who get more. */
  readonly more: number;
  /** The chances of 0, 1, 2, … such cards, to as many as were drawn. */
  readonly chances: readonly number[];
}

/** The chances of 0, 1, 2, … hits, where each try has a chance of its own: one try after the other. */
export function hitChances(chances: readonly number[]): readonly number[] {
  const found = new Float64Array(chances.length + 1);
  found[0] = 1;
  for (const [tries, chance] of chances.entries()) {
    for (let hits = tries + 1; hits > 0; hits--)
      found[hits] = (found[hits] ?? 0) * (1 - chance) + (found[hits - 1] ?? 0) * chance;
    found[0] = (found[0] ?? 0) * (1 - chance);
  }
  return [...found];
}

const chanceOf = (slot: Pool, counts: Counts): number =>
  cardsOf(slot).reduce((sum, card) => (counts(card) ? sum + card.chance : sum), 0);

const part = (chances: readonly number[]): number =>
  // Sums of many small parts are one only to the rounding.
  Math.min(
    1,
    chances.reduce((sum, chance) => sum + chance, 0),
  );

/** How lucky some pulls were with a kind of cards, exactly: every card counts with the chances of its own slot. */
export function luckOf(pulls: readonly Pull[], counts: Counts): Luck {
  const known = new Map<Pool, number>();
  const chances = pulls.flatMap(({ slots }) =>
    slots.map((slot) => {
      const chance = known.get(slot) ?? chanceOf(slot, counts);
      known.set(slot, chance);
      return Math.min(1, chance);
    }),
  );
  const got = pulls.reduce((sum, { cards }) => sum + cards.filter(counts).length, 0);
  const found = hitChances(chances);
  return {
    got,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    fewer: part(found.slice(0, got)),
    more: part(found.slice(got + 1)),
    chances: found,
  };
}

/** Luck with the cards of a rarity, or with all that are featured. */
export interface KindLuck extends Luck {
  readonly kind: number | 'featured';
  /** Whether it is what players pull for: the best rarity, and featured cards. */
  readonly isWanted: boolean;
}

/** Luck with each rarity, the best first, then with the featured cards where there are any. */
export function lucksOf(pool: Pool, pulls: readonly Pull[]): readonly KindLuck[] {
  const rarities = pool.map(({ rarity }, nth) => ({
    kind: rarity,
    isWanted: nth === 0,
    ...luckOf(pulls, (card) => card.rarity === rarity),
  }));
  if (!cardsOf(pool).some(({ isPickup }) => isPickup)) return rarities;
  return [...rarities, { kind: 'featured', isWanted: true, ...luckOf(pulls, ({ isPickup }) => isPickup) }];
}
