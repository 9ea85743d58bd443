import { Type } from 'typebox';
import { PLAYER_STATS } from '../../vocabulary/player-stats.ts';
import { nickname } from '../account/profile.ts';
import {
  count,
  decimal,
  fields,
  id,
  LARGEST_OFFSET,
  LARGEST_PAGE,
  listOf,
  orNull,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';

const SMALLEST_PAGE = 20;
const MOST_TITLES = 50;

const page = {
  limit: Type.Optional(decimal(SMALLEST_PAGE, LARGEST_PAGE)),
  offset: Type.Optional(decimal(0, LARGEST_OFFSET)),
  cursor: Type.Optional(text(64, 1)),
};
const server = decimal(0, 4);
const user = fields({ username: text(30), nickname });
/** From 1; who has equally much has the same place. */
const place = count;

const DIGITS = '(0|[1-9][0-9]{0,8})';
const titleList = Type.String({
  pattern: `^${DIGITS}(,${DIGITS}){0,${MOST_TITLES - 1}}$`,
  maxLength: MOST_TITLES * 10,
});

/** Members compared by what they show of their accounts. Equals stand in the order in which they were linked. */
export const RANKING_ENDPOINTS = {
  'GET sync/list/player': {
    summary:
      'Ranks the members who show a number of their account; equals share a place and stand in the order in which they were linked.',
    dataName: 'playerRanking',
    caller: 'anyone',
    rate: 'read',
    request: fields({ server, stats: Type.Enum([...PLAYER_STATS], { type: 'string' }), ...page }),
    answer: success({
      count,
      rows: listOf(fields({ user, stats: count, place }), LARGEST_PAGE),
      next: orNull(text(64)),
    }),
    errors: [],
  },
  'GET sync/list/title': {
    summary:
      'Ranks members by how many of these titles they were seen with until a date; `time` is when they were first seen with the last of them.',
    dataName: 'playerRanking',
    caller: 'anyone',
    rate: 'read',
    request: fields({
      server,
      titles: titleList,
      date: Type.Optional(decimal(0, Number.MAX_SAFE_INTEGER)),
      ...page,
    }),
    answer: success({
      count,
      rows: listOf(fields({ user, titles: listOf(id, MOST_TITLES), time, place }), LARGEST_PAGE),
      next: orNull(text(64)),
    }),
    errors: [],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
