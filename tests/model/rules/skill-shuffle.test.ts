import { describe, expect, it } from 'vitest';
import { SHUFFLE_PATHS, shuffleOrders, shuffleWeights } from '#model/rules/skill-shuffle';
import golden from '../../golden/skill-shuffle.json' with { type: 'json' };

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe("the game's shuffle of skills", () => {
  it('reaches the published orders as often as published', () => {
    const orders = shuffleOrders();
    expect(Object.fromEntries(orders)).toEqual(golden.orders);
    expect([SHUFFLE_PATHS, sum(orders.values())]).toEqual([golden.paths, golden.paths]);
  });

  it('lets each place come at each turn as often as published', () => {
    expect(shuffleWeights()).toEqual(golden.places);
  });

  it('gives each place one turn and each turn one place on every path', () => {
    const weights = shuffleWeights();
    for (const [turn, row] of weights.entries()) {
      expect(sum(row)).toBe(SHUFFLE_PATHS);
      expect(sum(weights.map((places) => places[turn] ?? 0))).toBe(SHUFFLE_PATHS);
    }
  });
});
