import { Type } from 'typebox';
import { PLAYER_STATS } from '../../vocabulary/player-stats.ts';
import { nickname, titles } from '../account/profile.ts';
import {
  count,
  decimal,
  fields,
  id,
  listOf,
  MAX_PAGE,
  oneText,
  orNull,
  page,
  serverNumber,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';

const MAX_TITLES = 50;

const user = fields({ username: text(30), nickname });
/** From 1; who has equally much has the same place. */
const place = count;
const stats = oneText(PLAYER_STATS);
/** Titles that the member wears on this site. */
const worn = titles;
/** `syncedAt`: when the game was last asked for the number. */
const playerRow = fields({ user, worn, stats: count, place, syncedAt: time });

const DIGITS = '(0|[1-9][0-9]{0,8})';
const titleRow = fields({ user, worn, titles: listOf(id, MAX_TITLES), time, place });
const titleList = Type.String({
  pattern: `^${DIGITS}(,${DIGITS}){0,${MAX_TITLES - 1}}$`,
  maxLength: MAX_TITLES * 10,
});

const titleFilter = { titles: titleList, date: Type.Optional(decimal(0, Number.MAX_SAFE_INTEGER)) };

/** Members compared by what they show of their accounts. Equals stand in the order in which they were linked. */
export const RANKING_ENDPOINTS = {
  'GET sync/list/player': {
    summary:
      'Ranks the members who show a number of their account, with the fields that clients of such sites know and no others; `sync/list/player/ranked` says more.',
    dataName: 'playerRanking',
    caller: 'anyone',
    rate: 'read',
    request: fields({ server: serverNumber, stats, ...page }),
    answer: success({ count, rows: listOf(fields({ user, stats: count }), MAX_PAGE) }),
    errors: [],
  },
  'GET sync/list/player/ranked': {
    summary:
      'Ranks the members who show a number of their account; equals share a place and stand in the order in which they were linked.',
    dataName: 'playerRanking',
    caller: 'anyone',
    rate: 'read',
    request: fields({ server: serverNumber, stats, ...page }),
    answer: success({
      count,
      rows: listOf(playerRow, MAX_PAGE),
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
    request: fields({ server: serverNumber, ...titleFilter, ...page }),
    answer: success({
      count,
      rows: listOf(titleRow, MAX_PAGE),
      next: orNull(text(64)),
    }),
    errors: [],
  },
  'GET sync/list/player/own': {
    summary: 'Gives the row of the caller in the ranking by a number; null when they do not show it.',
    dataName: 'playerRanking',
    caller: 'member',
    rate: 'read',
    request: fields({ server: serverNumber, stats }),
    answer: success({ row: orNull(playerRow) }),
    errors: [],
  },
  'GET sync/list/title/own': {
    summary: 'Gives the row of the caller in the ranking by titles; null when they are not in it.',
    dataName: 'playerRanking',
    caller: 'member',
    rate: 'read',
    request: fields({ server: serverNumber, ...titleFilter }),
    answer: success({ row: orNull(titleRow) }),
    errors: [],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
