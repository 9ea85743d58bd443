/**
 * One question to the engine thread, answered in parts. The last result stays until the next question has one.
 * Started by the song optimizer (a team on many charts, the best for each or for all) and by the team builder (medleys, next steps), and by the panel of cards that help; reference R54, R55.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as logic from './question.logic.ts';

export const questionMachine = setup({
  types: {
    context: {} as logic.QuestionContext,
    input: {} as unknown,
    events: {} as logic.QuestionEvent,
    tags: {} as 'busy',
  },
  actors: {
    ask: fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(() => {
      throw new Error('not provided: ask');
    }),
  },
  guards: {
    hasProblem: ({ context }) => logic.hasProblem(context),
    isFinished: ({ event }) => logic.isFinished(event),
  },
  actions: {
    takeProblem: assign(({ context, event }) => logic.takeProblem(context, event)),
    keepPartial: assign(({ context, event }) => logic.keepPartial(context, event)),
    keepAnswer: assign(({ context, event }) => logic.keepAnswer(context, event)),
    keepFailure: assign(({ event }) => logic.keepFailure(event)),
    askToStop: sendTo('ask', { type: 'QUESTION.CANCEL' }),
  },
}).createMachine({
  id: 'question',
  context: logic.initialContext,
  initial: 'idle',
  on: {
    'QUESTION.START': {
      target: '.running',
      actions: 'takeProblem',
      description: 'A new question replaces the running one at any time.',
    },
  },
  states: {
    idle: {
      always: {
        guard: 'hasProblem',
        target: 'running',
        description: 'The machine was started with a question as its input.',
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: logic.problemOf,
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      initial: 'asking',
      on: { 'PROGRESS.REPORTED': { actions: 'keepPartial' } },
      states: {
        asking: {
          on: {
            'QUESTION.CANCEL': 'stopping',
            'ANSWER.ARRIVED': [
              { guard: 'isFinished', target: '#question.answered', actions: 'keepAnswer' },
              {
                target: '#question.stopped',
                actions: 'keepAnswer',
                description: 'The time limit passed.',
              },
            ],
            'ENGINE.CRASHED': { target: '#question.failed', actions: 'keepFailure' },
          },
        },
        stopping: {
          entry: 'askToStop',
          on: {
            'ANSWER.ARRIVED': { target: '#question.stopped', actions: 'keepAnswer' },
            'QUESTION.STOPPED': {
              target: '#question.stopped',
              description: 'No answer within 100 ms: the last partial answer is the result.',
            },
            'ENGINE.CRASHED': '#question.stopped',
          },
        },
      },
    },
    answered: {},
    stopped: { on: { 'QUESTION.RETRY': { target: 'running', actions: 'takeProblem' } } },
    failed: { on: { 'QUESTION.RETRY': { target: 'running', actions: 'takeProblem' } } },
  },
});
