/**
 * The visitor's record at a social service, refreshed after each navigation.
 * Started by the app machine; does nothing until an operator configures an endpoint; reference R47.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { JsonObject } from '#model/records/reading';
import * as logic from './social.logic.ts';
import type { SocialContext, SocialEvent } from './social.types.ts';

export const socialMachine = setup({
  types: {
    context: {} as SocialContext,
    events: {} as SocialEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    configuration: fromPromise<boolean>(() => Promise.reject(new Error('not provided: configuration'))),
    refresh: fromPromise<JsonObject, string>(() => Promise.reject(new Error('not provided: refresh'))),
  },
  guards: {
    isConfigured: ({ event }) => logic.isConfigured(event),
    hasPath: ({ context }) => logic.hasPath(context),
  },
  actions: {
    note: assign(({ event }) => logic.note(event)),
  },
}).createMachine({
  id: 'social',
  context: logic.initialContext,
  initial: 'idle',
  states: {
    idle: {
      description: 'No endpoint is configured: no request is sent.',
      invoke: {
        id: 'configuration',
        src: 'configuration',
        onDone: { guard: 'isConfigured', target: 'ready' },
        onError: { description: 'Not configured.' },
      },
      on: { 'ROUTE.CHANGED': { actions: 'note' } },
    },
    ready: {
      always: { guard: 'hasPath', target: 'refreshing' },
      on: { 'ROUTE.CHANGED': { target: 'refreshing', actions: 'note' } },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: logic.pathOf,
        onDone: { target: 'fresh', actions: 'note' },
        onError: 'failed',
      },
      on: { 'ROUTE.CHANGED': { target: 'refreshing', reenter: true, actions: 'note' } },
    },
    fresh: { on: { 'ROUTE.CHANGED': { target: 'refreshing', actions: 'note' } } },
    failed: {
      tags: 'error',
      description: 'The last record stays; the next navigation asks again.',
      on: { 'ROUTE.CHANGED': { target: 'refreshing', actions: 'note' } },
    },
  },
});
