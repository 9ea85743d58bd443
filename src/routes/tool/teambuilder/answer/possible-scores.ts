import type { TeamResult } from '#model/compute/team';

/** The scores of the orders that can come: the game's own shuffle leaves some out. */
export const possibleScores = ({ orderScores, orderChances }: TeamResult): readonly number[] =>
  orderChances ? orderScores.filter((_, order) => (orderChances[order] ?? 0) > 0) : orderScores;
