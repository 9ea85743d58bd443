/**
 * Touch input, crawler and reduced motion: three independent facts about the visitor's device.
 * Started by the app machine; reference R41.
 */
import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import * as logic from './layout.logic.ts';

export const layoutMachine = setup({
  types: {
    context: {} as logic.LayoutContext,
    events: {} as logic.LayoutEvent,
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
    note: assign(({ event }) => logic.note(event)),
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
          invoke: { id: 'touch', src: 'touch', onError: { description: 'Touch input is not detected.' } },
          on: { 'TOUCH.FELT': 'touched' },
        },
        touched: {
          tags: 'touch',
          description: 'After the first touch, the device counts as a touch screen.',
        },
      },
    },
    visitor: {
      invoke: { id: 'visitor', src: 'visitor', onError: { description: 'The visitor counts as a person.' } },
      initial: 'person',
      states: {
        person: { on: { 'VISITOR.IDENTIFIED': { guard: 'isCrawler', target: 'crawler' } } },
        crawler: { tags: 'crawler' },
      },
    },
    motion: {
      description: 'The preference decides, else the device setting.',
      invoke: { id: 'motion', src: 'motion', onError: { description: 'The device setting is unknown.' } },
      initial: 'lively',
      on: { 'MOTION.CHOSEN': { actions: 'note' }, 'SYSTEM.CALMED': { actions: 'note' } },
      states: {
        lively: { always: { guard: 'isCalm', target: 'calm' } },
        calm: { tags: 'calm', always: { guard: 'isLively', target: 'lively' } },
      },
    },
  },
});

export interface LayoutView {
  /** Since the first touch event. */
  readonly isTouch: boolean;
  /** A crawler gets neither dialogs nor the welcome. */
  readonly isCrawler: boolean;
  /** Motion is reduced. */
  readonly isCalm: boolean;
}

/** Facts about the device for a page. */
export const layoutView = (snapshot: SnapshotFrom<typeof layoutMachine>): LayoutView => ({
  isTouch: snapshot.hasTag('touch'),
  isCrawler: snapshot.hasTag('crawler'),
  isCalm: snapshot.hasTag('calm'),
});
