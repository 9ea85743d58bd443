/**
 * The steps of the event calculator, and its search for an exact landing. What was filled in is the address.
 * Started by the event calculator; reference R66.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { Landing } from '#model/plan/landing';
import * as logic from './calculator.logic.ts';
import type {
  CalculatorContext,
  CalculatorEvent,
  CalculatorInput,
  LandingQuestion,
} from './calculator.types.ts';

export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    input: {} as CalculatorInput,
    events: {} as CalculatorEvent,
    tags: {} as 'busy',
  },
  actors: {
    search: fromPromise<Landing, LandingQuestion>(() => Promise.reject(new Error('not provided: search'))),
  },
  guards: {
    isAnswered: ({ context }) => logic.isAnswered(context),
    opensEvent: ({ event }) => logic.opens('event', event),
    opensTarget: ({ event }) => logic.opens('target', event),
    opensPlay: ({ event }) => logic.opens('play', event),
    opensTime: ({ event }) => logic.opens('time', event),
    hasLanding: ({ event }) => logic.hasLanding(event),
  },
  actions: {
    begin: assign(logic.begin),
    takeQuestion: assign(({ context, event }) => logic.takeQuestion(context, event)),
    keepLanding: assign(({ event }) => logic.keepLanding(event)),
    forget: assign(logic.forget),
  },
}).createMachine({
  id: 'calculator',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    step: {
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
    },
    landing: {
      initial: 'idle',
      on: {
        'LANDING.FIND': {
          target: '.searching',
          actions: 'takeQuestion',
          description: 'A new question replaces the running one.',
        },
        'INPUTS.CHANGED': { target: '.idle', actions: 'forget' },
      },
      states: {
        idle: {},
        searching: {
          tags: 'busy',
          invoke: {
            id: 'search',
            src: 'search',
            input: logic.questionOf,
            onDone: [
              { guard: 'hasLanding', target: 'found', actions: 'keepLanding' },
              { target: 'none', description: 'It is proved that no list of plays makes the total.' },
            ],
            onError: 'failed',
          },
          on: { 'LANDING.CANCEL': 'cancelled' },
        },
        found: {},
        none: {},
        cancelled: {},
        failed: {},
      },
    },
  },
});
