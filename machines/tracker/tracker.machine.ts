/**
 * How an event is followed: live, stale, being settled or over; and the moment that is looked at.
 * Started by the event tracker; reference R60, R63. What was read is in the query cache, lines to compare are in the address.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import * as logic from './tracker.logic.ts';
import type { TrackerContext, TrackerEvent, TrackerPlace } from './tracker.types.ts';

export const trackerMachine = setup({
  types: {
    context: {} as TrackerContext,
    events: {} as TrackerEvent,
    tags: {} as 'busy',
  },
  actors: {
    refresh: fromPromise<number | null, TrackerPlace>(() =>
      Promise.reject(new Error('not provided: refresh')),
    ),
    pulse: fromCallback(() => {
      throw new Error('not provided: pulse');
    }),
  },
  guards: {
    isAwaiting: ({ context }) => logic.isAwaiting(context),
    isEnded: ({ context }) => logic.isEnded(context),
    isLongOver: ({ context }) => logic.isLongOver(context),
    isSettling: ({ context }) => logic.isSettling(context),
    isStale: ({ context }) => logic.isStale(context),
  },
  actions: {
    noteChoice: assign(({ event }) => logic.chosen(event)),
    noteTime: assign(({ event }) => logic.told(event)),
    noteSample: assign(({ event }) => logic.refreshed(event)),
    notePast: assign(({ event }) => logic.sought(event)),
    forgetPast: assign(() => logic.left()),
  },
}).createMachine({
  id: 'tracker',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    phase: {
      initial: 'choosing',
      on: {
        'PLACE.CHOSEN': {
          target: '.loading',
          actions: 'noteChoice',
          description: 'What was followed before is dropped.',
        },
        'TIME.TOLD': { actions: 'noteTime' },
      },
      states: {
        choosing: {},
        loading: {
          tags: 'busy',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: logic.placeOf,
            onDone: { target: 'live', actions: 'noteSample' },
            onError: 'failed',
          },
        },
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: logic.placeOf,
            onDone: { target: 'live', actions: 'noteSample' },
            onError: { target: 'lost', description: 'What is known stays in sight.' },
          },
        },
        live: {
          description: 'Whatever the last sample or the time changes is decided here.',
          always: [
            { guard: 'isEnded', target: 'ended' },
            {
              guard: 'isLongOver',
              target: 'ended',
              description: 'No one took a sample after the end, and no one will.',
            },
            { guard: 'isSettling', target: 'settling' },
            { guard: 'isAwaiting', target: 'awaiting' },
            { guard: 'isStale', target: 'stale' },
          ],
          on: { 'REFRESH.DUE': 'refreshing', 'REFRESH.ASKED': 'refreshing' },
        },
        awaiting: {
          on: {
            'TIME.TOLD': { target: 'live', actions: 'noteTime' },
            'REFRESH.DUE': 'refreshing',
            'REFRESH.ASKED': 'refreshing',
          },
        },
        stale: {
          on: {
            'TIME.TOLD': { target: 'live', actions: 'noteTime' },
            'REFRESH.DUE': 'refreshing',
            'REFRESH.ASKED': 'refreshing',
          },
        },
        settling: {
          on: {
            'TIME.TOLD': { target: 'live', actions: 'noteTime' },
            'REFRESH.DUE': 'refreshing',
            'REFRESH.ASKED': 'refreshing',
          },
        },
        ended: {},
        lost: { on: { 'REFRESH.DUE': 'refreshing', 'REFRESH.ASKED': 'refreshing' } },
        failed: { on: { 'REFRESH.DUE': 'loading', 'REFRESH.ASKED': 'loading' } },
      },
    },
    time: {
      initial: 'present',
      on: {
        'PAST.SOUGHT': { target: '.past', actions: 'notePast' },
        'PLACE.CHOSEN': '.present',
      },
      states: {
        present: {},
        past: { on: { 'PAST.LEFT': { target: 'present', actions: 'forgetPast' } } },
      },
    },
    beat: {
      initial: 'resting',
      states: {
        resting: { on: { 'PLACE.CHOSEN': 'beating' } },
        beating: { invoke: { id: 'pulse', src: 'pulse' } },
      },
    },
  },
});
