import type { GachaPayment } from '../records/gacha-details.ts';
import { EXCHANGE_POINTS } from './chances.ts';
import { cardAt, uniformAt } from './dice.ts';
import { CURRENCIES, type Currency, currencyOf, slotsOf } from './payment.ts';
import type { Pool, PoolCard } from './pool.ts';
import { hindranceOf, type Step } from './steps.ts';

/** One pull of a simulation. */
export interface Pull {
  readonly way: number;
  readonly payment: GachaPayment;
  /** The chances of each of its cards. */
  readonly slots: readonly Pool[];
  /** In the order in which they came, one of each slot. */
  readonly cards: readonly PoolCard[];
}

export interface GachaRun {
  readonly pulls: readonly Pull[];
  /** Cards that were drawn. */
  readonly cards: number;
  /** Pulls by the way that was used. */
  readonly used: ReadonlyMap<number, number>;
}

/**
 * All pulls of a simulation, from its seed and its steps alone. What the rules forbid is passed over: an unknown way, more pulls than
 * a way is offered for, and more than `MAX_DRAWN` cards.
 */
export function replay(
  pool: Pool,
  ways: readonly GachaPayment[],
  seed: number,
  steps: readonly Step[],
): GachaRun {
  const slotsByWay = ways.map((payment) => slotsOf(pool, payment));
  const pulls: Pull[] = [];
  const used = new Map<number, number>();
  let drawn = 0;
  for (const { way, times } of steps) {
    const [payment, slots] = [ways[way], slotsByWay[way]];
    if (!payment || !slots) continue;
    for (let nth = 0; nth < times; nth++) {
      if (hindranceOf(payment, way, { cards: drawn, used }) !== null) break;
      const from = drawn;
      const cards = slots.flatMap((slot, at) => cardAt(slot, uniformAt(seed, from + at)) ?? []);
      pulls.push({ way, payment, slots, cards });
      used.set(way, (used.get(way) ?? 0) + 1);
      drawn += payment.count;
    }
  }
  return { pulls, cards: drawn, used };
}

export interface Copies {
  readonly card: PoolCard;
  readonly count: number;
}

export interface Totals {
  /** What was paid; without the currencies that were not. */
  readonly costs: readonly { readonly currency: Currency; readonly amount: number }[];
  /** False where the data does not say what one of the pulls costs. */
  readonly isCostKnown: boolean;
  /** Of the exchange. */
  readonly points: number;
  /** Cards of one's choice that the points are exchanged for. */
  readonly exchanges: number;
  /** Different cards with their copies: the best rarity first, the featured ones before the others, then the most. */
  readonly copies: readonly Copies[];
}

const byWorth = (a: Copies, b: Copies): number =>
  b.card.rarity - a.card.rarity ||
  Number(b.card.isPickup) - Number(a.card.isPickup) ||
  b.count - a.count ||
  b.card.cardId - a.card.cardId;

function copiesOf(cards: readonly PoolCard[]): readonly Copies[] {
  const copies = new Map<number, Copies>();
  for (const card of cards)
    copies.set(card.cardId, { card, count: (copies.get(card.cardId)?.count ?? 0) + 1 });
  return [...copies.values()].sort(byWorth);
}

/** What all pulls cost and gave. */
export function totalsOf(pulls: readonly Pull[]): Totals {
  const costs = CURRENCIES.map((currency) => ({
    currency,
    amount: pulls.reduce(
      (sum, { payment }) => (currencyOf(payment) === currency ? sum + (payment.price ?? 0) : sum),
      0,
    ),
  }));
  const points = pulls.reduce((sum, { payment }) => sum + payment.points, 0);
  return {
    costs: costs.filter(({ amount }) => amount > 0),
    isCostKnown: pulls.every(({ payment }) => payment.price !== null),
    points,
    exchanges: Math.floor(points / EXCHANGE_POINTS),
    copies: copiesOf(pulls.flatMap(({ cards }) => cards)),
  };
}
