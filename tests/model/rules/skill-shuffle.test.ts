import { describe, expect, test } from 'vitest';
import { SHUFFLE_PATHS, shuffleOrders, shuffleWeights } from '#model/rules/skill-shuffle';
import golden from '../../golden/skill-shuffle.json' with { type: 'json' };

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe("the game's shuffle of skills", () => {
  test('reaches the published orders as often as published', () => {
    const orders = shuffleOrders();
    expect(Object.fromEntries(orders)).toEqual(golden.orders);
    expect([SHUFFLE_PATHS, sum(orders.values())]).toEqual([golden.paths, golden.paths]);
  });

  test('lets each place come at each turn as often as published', () => {
    expect(shuffleWeights()).toEqual(golden.places);
  });

  test('gives each place one turn and each turn one place on every path', () => {
    const weights = shuffleWeights();
    for (const [turn, row] of weights.entries()) {
      expect(sum(row)).toBe(SHUFFLE_PATHS);
      expect(sum(weights.map((places) => places[turn] ?? 0))).toBe(SHUFFLE_PATHS);
    }
  });
});
