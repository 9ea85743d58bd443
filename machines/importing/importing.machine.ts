/**
 * Imports a text or file into the profiles: read it, preview the changes, then apply or discard them.
 * Started where profiles are imported; reference R36, R58.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { TextReading } from '#model/profile/files/read-text';
import * as logic from './importing.logic.ts';

export const importingMachine = setup({
  types: {
    context: {} as logic.ImportingContext,
    events: {} as logic.ImportingEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<TextReading, logic.ImportSource>(() => Promise.reject(new Error('not provided: read'))),
  },
  guards: {
    isReadable: ({ event }) => logic.isReadable(event),
    canGoInto: ({ context, event }) => logic.canGoInto(context, event),
  },
  actions: {
    take: assign(({ event }) => logic.takeSource(event)),
    noteReading: assign(({ context, event }) => logic.noteReading(context, event)),
    noteFailure: assign(({ event }) => logic.failureIn(event)),
    choose: assign(({ event }) => logic.choose(event)),
    noteApplied: assign(({ event }) => logic.noteApplied(event)),
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
      description: 'Replaces the current preview.',
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
          { guard: 'isReadable', target: 'previewed', actions: 'noteReading' },
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
