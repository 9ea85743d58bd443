import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { isMultiplied } from '#model/rules/team-points';

/** Whether teams stand by event points; where the bonus lifts power they stand by the score. */
export const isByPoints = ({ target, points }: TeamRequest): boolean =>
  target !== 'score' && points !== null && isMultiplied(points.kind);

/** The number teams stand by: event points where they were sought, else the score. */
export const rankValue = (request: TeamRequest, team: TeamResult): number =>
  isByPoints(request) && team.points ? team.points.points : team.score.average;
