import { type Static, Type } from 'typebox';
import { CHART_FEELS } from '../../rules/chart-votes.ts';
import { count, decimal, fields, id, listOf, oneOf, orNull, success } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { MAX_CHART_LEVEL } from './chart-limits.ts';
import { levelNumber } from './post.ts';

const feel = oneOf(CHART_FEELS);
const average = orNull(Type.Number({ minimum: 1, maximum: MAX_CHART_LEVEL }));

const vote = fields({ level: levelNumber, feel });

const summary = {
  /** Without those who made the chart, as all below. */
  count,
  mean: average,
  median: average,
  /** Those that someone chose, the lowest first. */
  levels: listOf(fields({ level: levelNumber, count }), MAX_CHART_LEVEL),
  feels: fields({ easier: count, asStated: count, harder: count }),
  /** That of the caller. */
  own: orNull(vote),
};
const votes = fields(summary);
export type ChartVotes = Static<typeof votes>;

/** How hard members find a chart (reference R99). */
export const VOTE_ENDPOINTS = {
  'GET post/vote': {
    summary:
      'Says how hard members find a chart: how many chose which level, and whether it is easier or harder than stated.',
    dataName: 'post',
    caller: 'anyone',
    rate: 'read',
    request: fields({ id: decimal(0, Number.MAX_SAFE_INTEGER) }),
    answer: success(summary),
    errors: ['POST_INVALID'],
  },
  'POST post/vote': {
    summary: 'Says how hard the caller finds a chart, in place of what they said before; null takes it back.',
    dataName: 'postLike',
    caller: 'member',
    rate: 'like',
    request: fields({ id, vote: orNull(vote) }),
    answer: success(summary),
    errors: ['POST_INVALID', 'BLOCKED_BY_MEMBER', 'POST_LOCKED'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
