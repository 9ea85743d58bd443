import type { Reward } from '../records/reward.ts';

const kindOf = ({ type, id }: Reward): string => `${type} ${id}`;

/** A reward, and how many of its kind there are up to it. */
export interface CountedReward {
  readonly reward: Reward;
  readonly total: number;
}

/** Rewards in their order, each with the sum of all of its kind up to it. */
export function runningTotals(rewards: readonly Reward[]): readonly CountedReward[] {
  const sums = new Map<string, number>();
  return rewards.map((reward) => {
    const total = (sums.get(kindOf(reward)) ?? 0) + reward.quantity;
    sums.set(kindOf(reward), total);
    return { reward, total };
  });
}

/** How many there are of each kind, in the order in which the kinds first come. */
export function totalRewards(rewards: readonly Reward[]): readonly Reward[] {
  const totals = new Map<string, Reward>();
  for (const { reward, total } of runningTotals(rewards)) {
    totals.set(kindOf(reward), { ...reward, quantity: total });
  }
  return [...totals.values()];
}
