/**
 * A text or file on its way into the profiles: read, shown as what it would change, and only then applied or discarded.
 * Started where profiles are imported; reference R36, R58.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { TextReading } from '#model/profile/files/read-text';
import * as logic from './importing.logic.ts';
import type { ImportingContext, ImportingEvent, ImportSource } from './importing.types.ts';

export const importingMachine = setup({
  types: {
    context: {} as ImportingContext,
    events: {} as ImportingEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<TextReading, ImportSource>(() => Promise.reject(new Error('not provided: read'))),
  },
  guards: {
    isGood: ({ event }) => logic.isGood(event),
    canGoInto: ({ context, event }) => logic.canGoInto(context, event),
  },
  actions: {
    take: assign(({ event }) => logic.given(event)),
    noteReading: assign(({ context, event }) => logic.read(context, event)),
    noteFailure: assign(({ event }) => logic.failureIn(event)),
    choose: assign(({ event }) => logic.chosen(event)),
    noteApplied: assign(({ event }) => logic.applied(event)),
    forget: assign(logic.initialContext),
  },
}).createMachine({
  id: 'importing',
  context: logic.initialContext,
  initial: 'idle',
  on: {
    'SOURCE.GIVEN': {
      target: '.reading',
      actions: 'take',
      description: 'Whatever was shown is discarded for it.',
    },
  },
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: logic.sourceOf,
        onDone: [
          { guard: 'isGood', target: 'previewed', actions: 'noteReading' },
          { target: 'refused', actions: 'noteFailure' },
        ],
        onError: { target: 'refused', actions: 'noteFailure' },
      },
      on: { 'PREVIEW.DISCARD': { target: 'idle', actions: 'forget' } },
    },
    previewed: {
      description: 'Nothing has changed yet.',
      on: {
        'TARGET.CHOSEN': { guard: 'canGoInto', actions: 'choose' },
        'FILL.CHOSEN': { actions: 'choose' },
        'PREVIEW.APPLIED': { target: 'applied', actions: 'noteApplied' },
        'PREVIEW.DISCARD': { target: 'idle', actions: 'forget' },
      },
    },
    refused: { on: { 'PREVIEW.DISCARD': { target: 'idle', actions: 'forget' } } },
    applied: { on: { 'PREVIEW.DISCARD': { target: 'idle', actions: 'forget' } } },
  },
});
