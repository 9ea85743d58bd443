import type { TeamQuestion } from '#model/compute/team';
import { SHUFFLE_PATHS, shuffleOrders, shuffleWeights } from '#model/rules/skill-shuffle';
import { ORDERS, PERMUTATION, QUEUE_WAYS, SHUFFLE_WEIGHT, TEAM_SIZE } from '../../layout.ts';
import { type Engine, permutations } from '../engine.ts';

/** In a room no one chooses where he stands among the five players, which makes all orders equally likely again. */
export const isShuffled = ({ order, live }: Pick<TeamQuestion, 'order' | 'live'>): boolean =>
  order === 'native' && live === 'free';

const WEIGHTS = shuffleWeights().flat();
const BY_ORDER = shuffleOrders();
/** Ways of the shuffle that lead to each of the 120 orders, in the order of permutations. */
const WAYS: readonly number[] = permutations().map((order) => BY_ORDER.get(order.join('-')) ?? 0);

/** Chance of each order. */
export const ORDER_CHANCES: readonly number[] = WAYS.map((ways) => ways / SHUFFLE_PATHS);

export function writeShuffle({ floats }: Engine): void {
  floats.set(WEIGHTS, SHUFFLE_WEIGHT >> 3);
  floats.set(WAYS, QUEUE_WAYS >> 3);
}

/** Lowest and highest score of the orders, the first order that reaches the highest, and how likely one of those is. */
export interface Spread {
  readonly lowest: number;
  readonly highest: number;
  readonly best: readonly number[];
  readonly share: number;
}

/** Of the scores of all orders, once or several times over, those that can come; `chances` null when all can equally. */
export function spreadOf(
  { ints }: Engine,
  scores: readonly number[],
  chances: readonly number[] | null,
): Spread {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  let first = 0;
  let share = 0;
  scores.forEach((score, order) => {
    const chance = chances ? (chances[order] ?? 0) : 1;
    if (chance === 0) return;
    lowest = Math.min(lowest, score);
    if (score > highest) {
      highest = score;
      first = order;
      share = 0;
    }
    if (score === highest) share += chance;
  });
  const row = (PERMUTATION >> 2) + (first % ORDERS) * TEAM_SIZE;
  const best = Array.from(ints.subarray(row, row + TEAM_SIZE));
  return { lowest, highest, best, share: chances ? share : share / scores.length };
}
