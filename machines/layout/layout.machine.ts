/**
 * What the page is shown on and to whom: touch, crawler, motion; three facts that do not depend on each other.
 * Started by the app machine; reference R41.
 */
import { assign, fromCallback, setup } from 'xstate';
import * as logic from './layout.logic.ts';
import type { LayoutContext, LayoutEvent } from './layout.types.ts';

export const layoutMachine = setup({
  types: {
    context: {} as LayoutContext,
    events: {} as LayoutEvent,
    tags: {} as 'touch' | 'crawler' | 'calm',
  },
  actors: {
    touch: fromCallback(() => {
      throw new Error('not provided: touch');
    }),
    visitor: fromCallback(() => {
      throw new Error('not provided: visitor');
    }),
    motion: fromCallback(() => {
      throw new Error('not provided: motion');
    }),
  },
  guards: {
    isCrawler: ({ event }) => logic.isCrawler(event),
    isCalm: ({ context }) => logic.isCalm(context),
    isLively: ({ context }) => !logic.isCalm(context),
  },
  actions: {
    note: assign(({ event }) => logic.noted(event)),
  },
}).createMachine({
  id: 'layout',
  context: logic.initialContext,
  type: 'parallel',
  states: {
    touch: {
      initial: 'untouched',
      states: {
        untouched: {
          invoke: { id: 'touch', src: 'touch', onError: { description: 'The page works without.' } },
          on: { 'TOUCH.FELT': 'touched' },
        },
        touched: { tags: 'touch', description: 'Once touched, always a touch screen.' },
      },
    },
    visitor: {
      invoke: { id: 'visitor', src: 'visitor', onError: { description: 'Taken for a person.' } },
      initial: 'person',
      states: {
        person: { on: { 'VISITOR.IDENTIFIED': { guard: 'isCrawler', target: 'crawler' } } },
        crawler: { tags: 'crawler' },
      },
    },
    motion: {
      description: 'The preference first, the device where it leaves the choice.',
      invoke: { id: 'motion', src: 'motion', onError: { description: 'The device does not say.' } },
      initial: 'lively',
      on: { 'MOTION.CHOSEN': { actions: 'note' }, 'SYSTEM.CALMED': { actions: 'note' } },
      states: {
        lively: { always: { guard: 'isCalm', target: 'calm' } },
        calm: { tags: 'calm', always: { guard: 'isLively', target: 'lively' } },
      },
    },
  },
});
