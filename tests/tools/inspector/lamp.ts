import { assign, fromPromise, setup } from 'xstate';

/** A machine with everything a chart can have: nesting, regions, guards, timers, an actor. */
export const lampMachine = setup({
  types: {
    events: {} as
      | { type: 'SWITCH.PRESS' }
      | { type: 'LAMP.BREAK'; strength: { newtons: number } }
      | { type: 'COLOUR.CHOSEN'; colour: string },
    context: {} as { newtons: number },
  },
  actors: { warm: fromPromise<void>(() => new Promise(() => undefined)) },
  guards: { isPowered: () => true },
  actions: {
    feel: assign(({ context, event }) => {
      if (event.type !== 'LAMP.BREAK') return context;
      if (event.strength.newtons < 0) throw new Error('no such strength');
      return { newtons: event.strength.newtons };
    }),
  },
  delays: { evening: 1e9 },
}).createMachine({
  id: 'lamp',
  context: { newtons: 0 },
  type: 'parallel',
  states: {
    light: {
      initial: 'dark',
      on: { 'LAMP.BREAK': { target: '.broken', actions: 'feel' } },
      states: {
        dark: { on: { 'SWITCH.PRESS': { guard: 'isPowered', target: 'bright' } } },
        bright: {
          initial: 'low',
          invoke: { id: 'warm', src: 'warm' },
          after: { evening: 'dark' },
          states: {
            low: { on: { 'SWITCH.PRESS': 'high' } },
            high: { on: { 'SWITCH.PRESS': '#lamp.light.dark' } },
          },
        },
        broken: { type: 'final' },
      },
    },
    colour: { on: { 'COLOUR.CHOSEN': {} } },
  },
});
