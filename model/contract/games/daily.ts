import { type Static, Type } from 'typebox';
import { type DailyMark, MARKS } from '../../games/daily.ts';
import { SPARE } from '../../games/questions.ts';
import { ROUNDS, USUAL_GAME } from '../../games/settings.ts';
import { DAY_MS, SECOND_MS } from '../../vocabulary/time.ts';
import { nickname } from '../account/profile.ts';
import {
  count,
  done,
  fields,
  integer,
  listOf,
  MAX_PAGE,
  oneOf,
  orNull,
  page,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { answer, game, hint } from './answers.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });
const ms = integer(0, USUAL_GAME.limitSeconds * SECOND_MS);

const MAX_MOVES = 10;

const move = Type.Union([
  fields({ kind: Type.Literal('answer'), answer, ms }),
  fields({ kind: Type.Literal('hint'), hint, ms }),
]);

/** Which of the questions it was, and what was done in milliseconds since it was asked. */
const round = fields({ at: integer(0, ROUNDS.most + SPARE - 1), moves: listOf(move, MAX_MOVES) });

const marks = listOf(oneOf(Object.keys(MARKS) as DailyMark[]), ROUNDS.most);
const user = fields({ username: text(30), nickname });
/** From 1; who has equally many points has the same place. */
const place = count;
const points = count;

const row = fields({
  user,
  points,
  /** How its rounds went; none in the table of all days. */
  marks,
  /** How many days are in it, and the points of the best of them. */
  days: count,
  best: points,
  place,
  /** When it came. */
  time,
});
export type DailyResultRow = Static<typeof row>;

/** A result as its owner may have it. */
export const ownDaily = fields({ game: text(20), day: text(10), points, marks, time });

/** Which table; that of all days without one. */
const board = { game, day: Type.Optional(day) };

/** Members compared by challenges of the day. Equals share a place and stand in the order in which they came. */
export const DAILY_ENDPOINTS = {
  'POST game/daily': {
    summary:
      'Takes the challenge of today as the caller played it, plays it again and keeps the points; the first of a day counts. The row is null for those who are in no table.',
    dataName: 'playerRanking',
    caller: 'member',
    rate: 'game',
    waitsFor: 'files',
    request: fields({
      game,
      day,
      /** The version of the data that the questions were made of. */
      data: text(32, 1),
      rounds: listOf(round, ROUNDS.most),
      /** Milliseconds since it was begun, with pauses. */
      elapsedMs: integer(0, DAY_MS),
    }),
    answer: success({ row: orNull(row) }),
    errors: ['DAY_OVER', 'DATA_STALE', 'GAME_INVALID'],
  },
  'GET game/daily': {
    summary: 'Ranks members by the challenge of a day; without a day by the sum of all days.',
    dataName: 'playerRanking',
    caller: 'anyone',
    rate: 'read',
    request: fields({ ...board, ...page }),
    answer: success({ count, rows: listOf(row, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'GET game/daily/followed': {
    summary:
      'Gives the rows of the caller and of those they follow, the best 50, with their places among all; without a day those of all days.',
    dataName: 'playerRanking',
    caller: 'member',
    rate: 'read',
    request: fields(board),
    answer: success({ rows: listOf(row, MAX_PAGE) }),
    errors: [],
  },
  'GET game/daily/own': {
    summary:
      'Gives the row of the caller; null when they did not play or are in no table. Without a day that of all days.',
    dataName: 'playerRanking',
    caller: 'member',
    rate: 'read',
    request: fields(board),
    answer: success({ row: orNull(row) }),
    errors: [],
  },
  'GET game/daily/shown': {
    summary: 'Says whether the caller is in the tables of the challenges.',
    dataName: 'playerRanking',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success({ isShown: Type.Boolean() }),
    errors: [],
  },
  'POST game/daily/shown': {
    summary:
      'Puts the caller into the tables of the challenges, or out of them: what they played is hidden then, and nothing more is kept.',
    dataName: 'memberSave',
    caller: 'member',
    rate: 'save',
    request: fields({ isShown: Type.Boolean() }),
    answer: done,
    errors: [],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
