/**
 * The steps of the event calculator. What was filled in is the address.
 * Started by the event calculator; reference R66.
 */
import { assign, setup } from 'xstate';
import * as logic from './calculator.logic.ts';

export const calculatorMachine = setup({
  types: {
    context: {} as logic.CalculatorContext,
    input: {} as logic.CalculatorInput,
    events: {} as logic.CalculatorEvent,
  },
  guards: {
    isAnswered: ({ context }) => logic.isAnswered(context),
    opensEvent: ({ event }) => logic.opens('event', event),
    opensTarget: ({ event }) => logic.opens('target', event),
    opensPlay: ({ event }) => logic.opens('play', event),
    opensTime: ({ event }) => logic.opens('time', event),
  },
  actions: {
    begin: assign(logic.begin),
  },
}).createMachine({
  id: 'calculator',
  context: logic.initialContext,
  initial: 'event',
  on: {
    'STEP.OPEN': [
      { guard: 'opensEvent', target: '.event' },
      { guard: 'opensTarget', target: '.target' },
      { guard: 'opensPlay', target: '.play' },
      { guard: 'opensTime', target: '.time' },
      { target: '.results' },
    ],
  },
  states: {
    event: {
      always: {
        guard: 'isAnswered',
        target: 'results',
        actions: 'begin',
        description: 'The address holds a whole question: its answer comes first.',
      },
      on: { 'STEP.NEXT': 'target' },
    },
    target: { on: { 'STEP.NEXT': 'play', 'STEP.BACK': 'event' } },
    play: { on: { 'STEP.NEXT': 'time', 'STEP.BACK': 'target' } },
    time: { on: { 'STEP.NEXT': 'results', 'STEP.BACK': 'play' } },
    results: { on: { 'STEP.BACK': 'time' } },
  },
});
