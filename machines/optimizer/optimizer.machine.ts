/**
 * One team search at a time: load what the request needs, search, keep the proof or the best so far.
 * Started by the app machine and lives as long as the page; reference R34, R54.
 */
import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import type { TeamProblem, TeamRequest } from '#model/compute/request';
import * as logic from './optimizer.logic.ts';
import type { OptimizerContext, OptimizerEvent, SearchInput } from './optimizer.types.ts';

export const optimizerMachine = setup({
  types: {
    context: {} as OptimizerContext,
    events: {} as OptimizerEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    prepare: fromPromise<TeamProblem, TeamRequest>(() => Promise.reject(new Error('not provided: prepare'))),
    search: fromCallback<{ type: 'SEARCH.CANCEL' }, SearchInput>(() => {
      throw new Error('not provided: search');
    }),
    warm: fromCallback(() => {
      throw new Error('not provided: warm');
    }),
  },
  guards: {
    isCold: ({ context }) => logic.isCold(context),
    hasRequest: ({ context }) => logic.hasRequest(context),
    canRestart: ({ context }) => logic.canRestart(context),
    isProved: ({ event }) => logic.isProved(event),
  },
  actions: {
    takeRequest: assign(({ context, event }) => logic.takeRequest(context, event)),
    forget: assign(({ context }) => logic.forget(context)),
    keepProblem: assign(({ event }) => logic.keepProblem(event)),
    keepProgress: assign(({ event }) => logic.keepProgress(event)),
    keepAnswer: assign(({ context, event }) => logic.keepAnswer(context, event)),
    keepFailure: assign(({ event }) => logic.keepFailure(event)),
    countRestart: assign(({ context }) => logic.countRestart(context)),
    noteEngine: assign(({ event }) => logic.noteEngine(event)),
    noteWarming: assign({ isWarming: true }),
    warmUp: spawnChild('warm', { id: 'warm' }),
    askToStop: sendTo('search', { type: 'SEARCH.CANCEL' }),
  },
}).createMachine({
  id: 'optimizer',
  context: logic.initialContext,
  initial: 'setup',
  on: {
    'SEARCH.START': {
      target: '.preparing',
      actions: 'takeRequest',
      description: 'A new request replaces the running one at any time; the last result stays visible.',
    },
    'SEARCH.RESET': { target: '.setup', actions: 'forget' },
    'ENGINE.WARM': {
      guard: 'isCold',
      actions: ['noteWarming', 'warmUp'],
      description: 'Start the thread and compile the module before the first question.',
    },
    'ENGINE.READY': { actions: 'noteEngine' },
  },
  states: {
    setup: {},
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: logic.requestOf,
        onDone: { target: 'running', actions: 'keepProblem' },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: {
        'SEARCH.CANCEL': {
          target: 'cancelled',
          description: 'Nothing was searched yet, so there is no best.',
        },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'search',
        src: 'search',
        input: logic.searchInput,
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      initial: 'searching',
      on: { 'PROGRESS.REPORTED': { actions: 'keepProgress' } },
      states: {
        searching: {
          on: {
            'SEARCH.CANCEL': 'cancelling',
            'ANSWER.ARRIVED': [
              { guard: 'isProved', target: '#optimizer.proved', actions: 'keepAnswer' },
              {
                target: '#optimizer.bounded',
                actions: 'keepAnswer',
                description: 'The time limit passed: the answer carries its gap.',
              },
            ],
            'ENGINE.CRASHED': [
              {
                guard: 'canRestart',
                target: '#optimizer.running',
                reenter: true,
                actions: 'countRestart',
                description: 'The actor is restarted and gets a fresh thread.',
              },
              { target: '#optimizer.failed', actions: 'keepFailure' },
            ],
          },
        },
        cancelling: {
          entry: 'askToStop',
          on: {
            'ANSWER.ARRIVED': [
              {
                guard: 'isProved',
                target: '#optimizer.proved',
                actions: 'keepAnswer',
                description: 'The search finished before it received the cancellation.',
              },
              { target: '#optimizer.cancelled', actions: 'keepAnswer' },
            ],
            'SEARCH.STOPPED': {
              target: '#optimizer.cancelled',
              actions: 'keepAnswer',
              description: 'No answer within 100 ms: the last reported best is kept.',
            },
            'ENGINE.CRASHED': { target: '#optimizer.cancelled', actions: 'keepAnswer' },
          },
        },
      },
    },
    proved: {},
    bounded: {},
    cancelled: {},
    failed: {
      tags: 'error',
      on: { 'SEARCH.RETRY': { guard: 'hasRequest', target: 'preparing', actions: 'takeRequest' } },
    },
  },
});
