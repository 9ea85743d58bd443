import { ORDER_SCORE, ORDERS, PERMUTATION, TEAM_EXTRA, TEAM_SIZE } from '../layout.ts';
import { getF64, getI32, setF64 } from './script/memory.ts';

/** Lowest and highest score of the 120 orders, the first order that reaches the highest, and how many do. */
export let lowest: f64 = 0;
export let highest: f64 = 0;
export let bestOrder: i32 = 0;
export let bestCount: i32 = 0;

/**
 * Scores all 120 orders of the five activations in TEAM_EXTRA (six windows × five players, whole points); `base`
 * holds everything that no order changes. Scores go to ORDER_SCORE in the order of PERMUTATION.
 */
export function scoreOrders(base: f64): void {
  for (let order: i32 = 0; order < ORDERS; order++) {
    let score: f64 = base;
    for (let window: i32 = 0; window < TEAM_SIZE; window++) {
      const player: i32 = getI32(PERMUTATION, order * TEAM_SIZE + window);
      score += getF64(TEAM_EXTRA, window * TEAM_SIZE + player);
    }
    setF64(ORDER_SCORE, order, score);
    rankOrder(order, score);
  }
}

function rankOrder(order: i32, score: f64): void {
  if (order === 0 || score < lowest) lowest = score;
  if (order === 0 || score > highest) {
    highest = score;
    bestOrder = order;
    bestCount = 0;
  }
  if (score === highest) bestCount++;
}

/** Total of all 120 orders: 120 times the exact average. */
export function totalOfOrders(): f64 {
  let total: f64 = 0.0;
  for (let order: i32 = 0; order < ORDERS; order++) total += getF64(ORDER_SCORE, order);
  return total;
}
