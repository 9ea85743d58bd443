import type { PointPlay, TeamPoints } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamResult } from '#model/compute/team';
import { isSameRequest } from './request.ts';

interface Answered {
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

/** What is spent on a live of this play; it multiplies what every team earns alike. */
const spentOn = ({ kind, boosts, challengePoints }: PointPlay): number =>
  kind === 'challengePoints' ? challengePoints : boosts;

/** What a team earns when so much is spent. */
const earnedFor = ({ table, points }: TeamPoints, spent: number): number =>
  table.find((row) => row.spent === spent)?.points ?? points;

function teamFor(team: TeamResult, spent: number): TeamResult {
  return team.points ? { ...team, points: { ...team.points, points: earnedFor(team.points, spent) } } : team;
}

/** A gap in points grows with what is spent. */
function gapFor({ gap, teams }: TeamAnswer, { target }: TeamRequest, spent: number): number {
  const points = teams[0]?.points;
  if (gap === 0 || target === 'score' || !points || points.points === 0) return gap;
  return (gap * earnedFor(points, spent)) / points.points;
}

const answerFor = (request: TeamRequest, answer: TeamAnswer, spent: number): TeamAnswer => ({
  ...answer,
  gap: gapFor(answer, request, spent),
  teams: answer.teams.map((team) => teamFor(team, spent)),
  bestByScore: answer.bestByScore && teamFor(answer.bestByScore, spent),
});

/**
 * The answer to a question that asks for other boosts or challenge points and nothing else new: the best team stays the best
 * (docs/optimizer.md), so no search is needed. Null when more has changed.
 */
export function answeredFor(request: TeamRequest, { request: before, answer }: Answered): Answered | null {
  const { points } = request;
  if (points === null || before.points === null || points.kind !== before.points.kind) return null;
  const { boosts, challengePoints } = before.points;
  if (!isSameRequest({ ...request, points: { ...points, boosts, challengePoints } }, before)) return null;
  return { request, answer: answerFor(request, answer, spentOn(points)) };
}
