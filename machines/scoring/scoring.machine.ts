/**
 * One team on many charts: keeps what was scored until the next question has its own scores.
 * Started by the song optimizer; spec pages 3.2.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { ChartsProblem } from '#model/compute/charts';
import * as logic from './scoring.logic.ts';
import type { ScoringContext, ScoringEvent } from './scoring.types.ts';

export const scoringMachine = setup({
  types: {
    context: {} as ScoringContext,
    events: {} as ScoringEvent,
    tags: {} as 'busy',
  },
  actors: {
    score: fromCallback<{ type: 'SCORING.CANCEL' }, ChartsProblem>(() => {
      throw new Error('not provided: score');
    }),
  },
  guards: {
    isFinished: ({ event }) => logic.isFinished(event),
  },
  actions: {
    takeProblem: assign(({ context, event }) => logic.takeProblem(context, event)),
    keepPartial: assign(({ context, event }) => logic.keepPartial(context, event)),
    keepAnswer: assign(({ context, event }) => logic.keepAnswer(context, event)),
    keepFailure: assign(({ event }) => logic.keepFailure(event)),
    askToStop: sendTo('score', { type: 'SCORING.CANCEL' }),
  },
}).createMachine({
  id: 'scoring',
  context: logic.initialContext,
  initial: 'idle',
  on: {
    'SCORING.START': {
      target: '.running',
      actions: 'takeProblem',
      description: 'A new question replaces the running one at any time.',
    },
  },
  states: {
    idle: {},
    running: {
      tags: 'busy',
      invoke: {
        id: 'score',
        src: 'score',
        input: logic.problemOf,
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      initial: 'scoring',
      on: { 'PROGRESS.REPORTED': { actions: 'keepPartial' } },
      states: {
        scoring: {
          on: {
            'SCORING.CANCEL': 'stopping',
            'ANSWER.ARRIVED': [
              { guard: 'isFinished', target: '#scoring.scored', actions: 'keepAnswer' },
              {
                target: '#scoring.stopped',
                actions: 'keepAnswer',
                description: 'The time limit passed.',
              },
            ],
            'ENGINE.CRASHED': { target: '#scoring.failed', actions: 'keepFailure' },
          },
        },
        stopping: {
          entry: 'askToStop',
          on: {
            'ANSWER.ARRIVED': { target: '#scoring.stopped', actions: 'keepAnswer' },
            'SCORING.STOPPED': {
              target: '#scoring.stopped',
              description: 'No answer within 100 ms: what was told last stands.',
            },
            'ENGINE.CRASHED': '#scoring.stopped',
          },
        },
      },
    },
    scored: {},
    stopped: { on: { 'SCORING.RETRY': { target: 'running', actions: 'takeProblem' } } },
    failed: { on: { 'SCORING.RETRY': { target: 'running', actions: 'takeProblem' } } },
  },
});
