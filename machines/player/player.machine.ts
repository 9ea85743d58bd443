/**
 * Looks for a player of the game and shows what they tell. A failed refresh keeps what was found.
 * Started by the player search; reference R17.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { PlayerOutcome } from '#model/records/player-profile';
import * as logic from './player.logic.ts';
import type { PlayerAsking, PlayerContext, PlayerEvent } from './player.types.ts';

export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    tags: {} as 'busy',
  },
  actors: {
    ask: fromPromise<PlayerOutcome, PlayerAsking>(() => Promise.reject(new Error('not provided: ask'))),
  },
  guards: {
    isSame: ({ context, event }) => logic.isSame(context, event),
    isValid: ({ event }) => logic.isValid(event),
    isFound: ({ event }) => logic.isFound(event),
    hasQuery: ({ context }) => logic.hasQuery(context),
  },
  actions: {
    choose: assign(({ event }) => logic.choose(event)),
    refuse: assign(logic.refuse),
    takeFound: assign(({ context, event }) => logic.takeFound(context, event)),
    noteFailure: assign(({ event }) => logic.failureIn(event)),
    clear: assign(logic.initialContext),
  },
}).createMachine({
  id: 'player',
  context: logic.initialContext,
  initial: 'prompting',
  on: {
    'PLAYER.ASK': [
      {
        guard: 'isSame',
        target: '.refreshing',
        description: 'What is shown stays until the answer is there.',
      },
      {
        guard: 'isValid',
        target: '.searching',
        actions: 'choose',
        description: 'Cancels a running search.',
      },
      { target: '.failed', actions: 'refuse', description: 'Not a number: nobody is asked.' },
    ],
    'PLAYER.CLEAR': { target: '.prompting', actions: 'clear' },
  },
  states: {
    prompting: {},
    searching: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: logic.searchOf,
        onDone: [
          { guard: 'isFound', target: 'found', actions: 'takeFound' },
          { target: 'failed', actions: 'noteFailure' },
        ],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
    },
    found: {
      on: { 'PLAYER.REFRESH': 'refreshing' },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: logic.refreshOf,
        onDone: [
          { guard: 'isFound', target: 'found', actions: 'takeFound' },
          {
            target: 'stale',
            actions: 'noteFailure',
            description: 'The last result stays, with its time.',
          },
        ],
        onError: { target: 'stale', actions: 'noteFailure' },
      },
    },
    stale: {
      on: { 'PLAYER.REFRESH': 'refreshing' },
    },
    failed: {
      on: { 'PLAYER.REFRESH': { guard: 'hasQuery', target: 'searching' } },
    },
  },
});
