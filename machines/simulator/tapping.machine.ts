/**
 * How late a visitor hears: a metronome sounds, and taps are measured against it.
 * Started by the dialog for tapping along; reference R77.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import * as logic from './tapping.logic.ts';
import type { TapOrder, TappingContext, TappingEvent } from './tapping.types.ts';

export const tappingMachine = setup({
  types: { context: {} as TappingContext, events: {} as TappingEvent },
  actors: {
    metronome: fromCallback<TapOrder>(() => {
      throw new Error('not provided: metronome');
    }),
  },
  actions: {
    forgetTaps: assign(logic.noTaps),
    takeMeasure: assign(({ event }) => logic.takeMeasure(event)),
    passTap: sendTo('metronome', ({ event }) => logic.tapOrder(event)),
  },
}).createMachine({
  id: 'tapping',
  context: logic.noTaps,
  initial: 'resting',
  states: {
    resting: {
      description: 'What was measured before stays.',
      on: { 'TAPPING.START': 'ticking' },
    },
    ticking: {
      entry: 'forgetTaps',
      invoke: { id: 'metronome', src: 'metronome', onError: 'blocked' },
      on: {
        'BEAT.TAPPED': { actions: 'passTap' },
        'TAPS.MEASURED': { actions: 'takeMeasure' },
        'METRONOME.BLOCKED': 'blocked',
        'FOCUS.LOST': 'resting',
      },
    },
    blocked: {
      description: 'The browser lets nothing sound; another press may do.',
      on: { 'TAPPING.START': 'ticking' },
    },
  },
});
