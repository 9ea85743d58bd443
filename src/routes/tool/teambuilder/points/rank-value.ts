import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { isMultiplied } from '#model/rules/team-points';

/** The number teams stand by: event points where they were sought, else the score. */
export const rankValue = ({ target, points }: TeamRequest, team: TeamResult): number =>
  target !== 'score' && points && isMultiplied(points.kind) && team.points
    ? team.points.points
    : team.score.average;
