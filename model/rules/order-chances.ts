import { once } from './once.ts';
import { SHUFFLE_PATHS, shuffleOrders } from './skill-shuffle.ts';

/** The highest score that a way of ordering skills allows, and how likely an order is that reaches it. */
export interface BestChance {
  readonly score: number;
  /** Of `outOf` equally likely cases those that reach it. */
  readonly cases: number;
  readonly outOf: number;
}

const PLACES = [0, 1, 2, 3, 4] as const;

/** All orders of five places in lexicographic order, as lists of 120 scores have them. */
function orders(rest: readonly number[]): readonly (readonly number[])[] {
  return rest.length === 0
    ? [[]]
    : rest.flatMap((first) => orders(rest.filter((one) => one !== first)).map((tail) => [first, ...tail]));
}

/** Of the shuffle's paths, those to each order. */
const paths = once((): readonly number[] => {
  const ways = shuffleOrders();
  return orders(PLACES).map((order) => ways.get(order.join('-')) ?? 0);
});

function bestOf(scores: readonly number[], casesOf: (order: number) => number, outOf: number): BestChance {
  let [score, cases] = [Number.NEGATIVE_INFINITY, 0];
  scores.forEach((one, order) => {
    const ways = casesOf(order);
    if (ways === 0 || one < score) return;
    cases = one === score ? cases + ways : ways;
    score = one;
  });
  return { score, cases, outOf };
}

/** `scores` of the 120 orders of a line-up's places: when all are alike, and as the game's own shuffle makes them. */
export const bestChances = (
  scores: readonly number[],
): { readonly uniform: BestChance; readonly native: BestChance } => ({
  uniform: bestOf(scores, () => 1, scores.length),
  native: bestOf(scores, (order) => paths()[order] ?? 0, SHUFFLE_PATHS),
});
