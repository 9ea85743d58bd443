import type { GachaPayment } from '../records/gacha-details.ts';
import { cardAt, uniformAt } from './dice.ts';
import { slotsOf } from './payment.ts';
import { cardsOf, type Pool, type PoolCard } from './pool.ts';
import type { GachaRun } from './run.ts';
import { hindranceOf } from './steps.ts';

/** What players pull for: featured cards, or where none is featured those of the best rarity. */
export type Goal = 'featured' | number;

export const goalOf = (pool: Pool): Goal =>
  cardsOf(pool).some(({ isPickup }) => isPickup) ? 'featured' : (pool[0]?.rarity ?? 0);

const isGoal = (goal: Goal, { isPickup, rarity }: PoolCard): boolean =>
  goal === 'featured' ? isPickup : rarity === goal;

/** Pulls of one way until a card that is wanted comes. */
export interface Search {
  /** How many more pulls. */
  readonly pulls: number;
  /** False where the way or the simulation ends before. */
  readonly isFound: boolean;
}

/** How many pulls it takes after those of a simulation: at most 500 cards, so that the answer is there at once. */
export function pullsUntil(
  pool: Pool,
  payment: GachaPayment,
  way: number,
  seed: number,
  run: GachaRun,
): Search {
  const slots = slotsOf(pool, payment);
  const goal = goalOf(pool);
  const used = new Map(run.used);
  let { cards } = run;
  for (let pulls = 0; ; pulls++) {
    if (hindranceOf(payment, way, { cards, used }) !== null) return { pulls, isFound: false };
    const from = cards;
    const drawn = slots.map((slot, at) => cardAt(slot, uniformAt(seed, from + at)));
    if (drawn.some((card) => card !== null && isGoal(goal, card))) return { pulls: pulls + 1, isFound: true };
    used.set(way, (used.get(way) ?? 0) + 1);
    cards += payment.count;
  }
}
