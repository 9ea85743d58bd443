import { ownEncores } from '#model/compute/room';
import type { TeamQuestion, TeamResult } from '#model/compute/team';

const ORDERS = 120;

/** The scores of the orders that can come: the game's own shuffle leaves some out. */
export const possibleScores = ({ orderScores, orderChances }: TeamResult): readonly number[] =>
  orderChances ? orderScores.filter((_, order) => (orderChances[order] ?? 0) > 0) : orderScores;

/** Whether our own skill is the sixth activation where the score is highest; with anyone's, those with ours come first. */
export const isBestEncoreOurs = (asked: Pick<TeamQuestion, 'live' | 'room'>, team: TeamResult): boolean =>
  ownEncores(asked) > 0 && team.orderScores.indexOf(team.score.max) < ORDERS;
