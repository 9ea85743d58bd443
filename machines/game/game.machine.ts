/**
 * A small game from its settings to its result: a question is asked when all of it is there, and the one after it comes ahead.
 * Started by the pages of games; reference R81.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { GameQuestion } from '#model/games/questions';
import * as logic from './game.logic.ts';
import type { GameContext, GameEvent, TimeAsked } from './game.types.ts';

/** So long is it shown what was right. */
const FEEDBACK_MS = 3_000;

export const gameMachine = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent,
    tags: {} as 'playing' | 'answered',
  },
  actors: {
    preload: fromPromise<GameQuestion, GameQuestion | null>(() =>
      Promise.reject(new Error('not provided: preload')),
    ),
    ahead: fromPromise<GameQuestion, GameQuestion | null>(() =>
      Promise.reject(new Error('not provided: ahead')),
    ),
    timer: fromCallback<TimeAsked>(() => {
      throw new Error('not provided: timer');
    }),
  },
  delays: { feedback: FEEDBACK_MS },
  guards: {
    hasFollowing: ({ context }) => logic.hasFollowing(context),
    hasMoreRounds: ({ context }) => logic.hasMoreRounds(context),
    isTimeUp: ({ context, event }) => logic.isTimeUp(context, event),
    isDecided: ({ context, event }) => logic.isDecided(context, event),
  },
  actions: {
    takePlay: assign(({ event }) => logic.takePlay(event)),
    takeQuestion: assign(({ context, event }) => logic.takeQuestion(context, event)),
    begin: assign(logic.begin),
    skip: assign(({ context }) => logic.skip(context)),
    restart: assign(({ context }) => logic.restart(context)),
    passTime: assign(({ context, event }) => logic.passTime(context, event)),
    takeMove: assign(({ context, event }) => logic.takeMove(context, event)),
    closeRound: assign(({ context }) => logic.closeRound(context)),
  },
}).createMachine({
  id: 'game',
  context: logic.initialContext,
  initial: 'setup',
  on: {
    'GAME.START': { target: '.preloading', actions: 'takePlay' },
    'GAME.LEAVE': '.setup',
  },
  states: {
    setup: {},
    preloading: {
      tags: 'playing',
      entry: 'begin',
      invoke: {
        id: 'preload',
        src: 'preload',
        input: logic.asked,
        onDone: { target: 'question', actions: 'takeQuestion' },
        onError: [
          {
            guard: 'hasFollowing',
            target: 'preloading',
            reenter: true,
            actions: 'skip',
            description: 'A picture or chart is missing: the next of the seed takes its place.',
          },
          { target: 'failed', description: 'No question is left that can be shown.' },
        ],
      },
    },
    question: {
      tags: 'playing',
      invoke: [
        { id: 'timer', src: 'timer' },
        {
          id: 'ahead',
          src: 'ahead',
          input: logic.following,
          onError: { description: 'It is tried once more when its turn comes.' },
        },
      ],
      on: {
        'TIME.PASSED': [
          { guard: 'isTimeUp', target: 'feedback', actions: ['passTime', 'closeRound'] },
          { actions: 'passTime' },
        ],
        'ANSWER.GIVEN': [
          { guard: 'isDecided', target: 'feedback', actions: ['takeMove', 'closeRound'] },
          { actions: 'takeMove' },
        ],
        'HINT.TAKEN': { actions: 'takeMove' },
        'GAME.PAUSE': 'paused',
      },
    },
    paused: {
      tags: 'playing',
      description: 'The picture is hidden, and no time passes.',
      on: { 'GAME.RESUME': 'question' },
    },
    feedback: {
      tags: ['playing', 'answered'],
      after: {
        feedback: [{ guard: 'hasMoreRounds', target: 'preloading', actions: 'skip' }, { target: 'result' }],
      },
      on: {
        'GAME.NEXT': [
          { guard: 'hasMoreRounds', target: 'preloading', actions: 'skip' },
          { target: 'result' },
        ],
        'GAME.PAUSE': 'lingering',
      },
    },
    lingering: {
      tags: ['playing', 'answered'],
      description: 'What was right stays until the visitor goes on.',
      on: {
        'GAME.NEXT': [
          { guard: 'hasMoreRounds', target: 'preloading', actions: 'skip' },
          { target: 'result' },
        ],
      },
    },
    result: {},
    failed: { on: { 'GAME.RETRY': { target: 'preloading', actions: 'restart' } } },
  },
});
