/**
 * Ticks every second and corrects the device's clock by the server's; countdowns read it.
 * Started by the app machine; reference R46.
 */
import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import * as logic from './clock.logic.ts';

export const clockMachine = setup({
  types: {
    context: {} as logic.ClockContext,
    events: {} as logic.ClockEvent,
    tags: {} as 'corrected',
  },
  actors: {
    tick: fromCallback(() => {
      throw new Error('not provided: tick');
    }),
    sight: fromCallback(() => {
      throw new Error('not provided: sight');
    }),
    measure: fromPromise<number>(() => Promise.reject(new Error('not provided: measure'))),
  },
  guards: {
    hasJumped: ({ context, event }) => logic.hasJumped(context, event),
    isOff: ({ event }) => logic.isOff(event),
  },
  actions: {
    noteTick: assign(({ event }) => logic.noteTick(event)),
    noteSkew: assign(({ event }) => logic.noteSkew(event)),
  },
}).createMachine({
  id: 'clock',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    pulse: {
      invoke: { id: 'sight', src: 'sight', onError: { description: 'The page counts as visible.' } },
      initial: 'ticking',
      on: { 'PAGE.SEEN': '.ticking', 'PAGE.HIDDEN': '.paused' },
      states: {
        ticking: {
          invoke: { id: 'tick', src: 'tick', onError: { description: 'Countdowns stop.' } },
          on: { 'CLOCK.TICKED': { actions: 'noteTick' } },
        },
        paused: { description: 'The page is hidden.' },
      },
    },
    trust: {
      initial: 'measuring',
      on: {
        'CLOCK.TICKED': {
          guard: 'hasJumped',
          target: '.measuring',
          description: 'The device slept or its clock was set.',
        },
      },
      states: {
        measuring: {
          invoke: {
            id: 'measure',
            src: 'measure',
            onDone: [
              { guard: 'isOff', target: 'corrected', actions: 'noteSkew' },
              { target: 'trusted', actions: 'noteSkew' },
            ],
            onError: {
              target: 'trusted',
              description: 'The server did not answer: the last known skew stays.',
            },
          },
        },
        trusted: {},
        corrected: { tags: 'corrected', description: "The device's clock is wrong." },
      },
    },
  },
});

export interface ClockView {
  /** The server's time to the second, epoch milliseconds; 0 before the first tick. */
  readonly now: number;
  /** The device's clock is wrong by more than two seconds. */
  readonly isCorrected: boolean;
}

/** The server's time for a page. */
export const clockView = (snapshot: SnapshotFrom<typeof clockMachine>): ClockView => ({
  now: logic.nowOf(snapshot.context),
  isCorrected: snapshot.hasTag('corrected'),
});
