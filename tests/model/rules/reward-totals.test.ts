import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reward } from '#model/records/reward';
import { runningTotals, totalRewards } from '#model/rules/reward-totals';

const reward = (type: string, quantity: number, id: number | null = null): Reward => ({ type, id, quantity });

test('counts each kind up by itself', () => {
  const rewards = [reward('star', 50), reward('item', 3, 1), reward('star', 25), reward('item', 4, 2)];
  expect(runningTotals(rewards).map(({ total }) => total)).toEqual([50, 3, 75, 4]);
  expect(totalRewards(rewards)).toEqual([reward('star', 75), reward('item', 3, 1), reward('item', 4, 2)]);
});

test('the totals of all kinds are as many as there are rewards', () => {
  const some = fc.array(
    fc.record({
      type: fc.constantFrom('star', 'item', 'coin'),
      id: fc.option(fc.integer({ min: 1, max: 3 })),
      quantity: fc.integer({ min: 1, max: 1_000 }),
    }),
  );
  const sum = (rewards: readonly Reward[]) => rewards.reduce((all, { quantity }) => all + quantity, 0);
  fc.assert(
    fc.property(some, (rewards) => {
      expect(sum(totalRewards(rewards))).toBe(sum(rewards));
    }),
  );
});
