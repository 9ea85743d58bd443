import { Type } from 'typebox';
import { MAX_SENT } from '../../games/room/nickname.ts';
import { MAX_PLAYERS } from '../../games/room/room.ts';
import { ROOM_PHASES } from '../../games/room/room.types.ts';
import {
  DIFFICULTIES,
  EXCERPT_SECONDS,
  LEVELS,
  LIMIT_SECONDS,
  MAX_CHOSEN_BANDS,
  ROUNDS,
} from '../../games/settings.ts';
import { ATTRIBUTES } from '../../vocabulary/attributes.ts';
import { RARITIES } from '../../vocabulary/card-types.ts';
import { DIFFICULTIES as CHARTS } from '../../vocabulary/difficulties.ts';
import { done, fields, id, integer, listOf, oneOf, server, success, text } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { answer, game, hint } from './answers.ts';

const code = text(16, 1);
/** What a player is known by, unique in the room. */
const token = text(64, 1);
const seat = { code, token };
const nickname = text(MAX_SENT, 1);
const round = integer(1, ROUNDS.most);

const choice = fields({
  game,
  server,
  difficulty: oneOf([...DIFFICULTIES]),
  limitSeconds: integer(LIMIT_SECONDS.least, LIMIT_SECONDS.most),
  rounds: round,
  bands: listOf(id, MAX_CHOSEN_BANDS),
  attributes: listOf(oneOf([...ATTRIBUTES]), ATTRIBUTES.length),
  rarities: listOf(integer(1, RARITIES.length), RARITIES.length),
  /** Of Chart Master, as all that follows. */
  charts: listOf(oneOf([...CHARTS]), CHARTS.length),
  levels: fields({ lowest: integer(...LEVELS), highest: integer(...LEVELS) }),
  excerptSeconds: integer(EXCERPT_SECONDS.least, EXCERPT_SECONDS.most),
  isMoving: Type.Boolean(),
  isMirrored: Type.Boolean(),
  isPlain: Type.Boolean(),
});

const shared = { dataName: 'room', caller: 'anyone', rate: 'play' } as const;
const OF_A_SEAT = ['NOT_FOUND', 'CREDENTIALS_INVALID'] as const;

/** Small games that two to eight people play at the same time; `room/stream` sends what happens (reference R82). */
export const ROOM_ENDPOINTS = {
  'POST room': {
    ...shared,
    summary: 'Opens a room and takes the first place in it. Keep the token: it is the place.',
    rate: 'room',
    request: fields({ nickname, choice }),
    answer: success({ ...seat, player: id }),
    errors: ['CONTENT_INVALID'],
  },
  'GET room': {
    ...shared,
    summary: 'Gives the game and the number of players of a room, by its code.',
    request: fields({ code }),
    answer: success({
      game,
      phase: oneOf([...ROOM_PHASES]),
      players: integer(0, MAX_PLAYERS),
      most: integer(1, MAX_PLAYERS),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST room/join': {
    ...shared,
    summary:
      'Takes a place in a room; while a game is played, from its next question on. `QUOTA_EXCEEDED`: all places are taken.',
    request: fields({ code, nickname }),
    answer: success({ ...seat, player: id }),
    errors: ['NOT_FOUND', 'QUOTA_EXCEEDED', 'CONTENT_INVALID'],
  },
  'POST room/choose': {
    ...shared,
    summary: 'Chooses the game and its settings: the host, while nothing is played.',
    request: fields({ ...seat, choice }),
    answer: done,
    errors: [...OF_A_SEAT, 'PERMISSION_DENIED'],
  },
  'POST room/start': {
    ...shared,
    waitsFor: 'files',
    rate: 'start',
    summary:
      'Begins a game, or the next one with new questions: the host. `CONTENT_INVALID`: too few cards or songs for as many rounds.',
    request: fields(seat),
    answer: done,
    errors: [...OF_A_SEAT, 'PERMISSION_DENIED', 'CONTENT_INVALID', 'ORIGIN_UNAVAILABLE'],
  },
  'POST room/answer': {
    ...shared,
    summary:
      'Answers the question of this round, from 1. One that comes too late is taken and does not count.',
    request: fields({ ...seat, round, answer }),
    answer: done,
    errors: OF_A_SEAT,
  },
  'POST room/hint': {
    ...shared,
    summary: 'Takes a hint for a part of the points.',
    request: fields({ ...seat, round, hint }),
    answer: done,
    errors: OF_A_SEAT,
  },
  'POST room/leave': {
    ...shared,
    summary: 'Gives the place up.',
    request: fields(seat),
    answer: done,
    errors: OF_A_SEAT,
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
