/**
 * Navigation between pages and pending requests: what the progress bar shows.
 * Started by the app machine, fed by the router and the query counts; reference R42, R43.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import * as logic from './navigation.logic.ts';
import type { NavigationContext, NavigationEvent, PageView } from './navigation.types.ts';

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    report: fromPromise<void, PageView>(() => Promise.reject(new Error('not provided: report'))),
    reload: fromPromise<void, string | null>(() => Promise.reject(new Error('not provided: reload'))),
    renewal: fromPromise<void, string | null>(() => Promise.reject(new Error('not provided: renewal'))),
    connection: fromCallback(() => {
      throw new Error('not provided: connection');
    }),
  },
  guards: {
    isAwaited: ({ context, event }) => logic.isAwaited(context, event),
    isOffline: ({ context }) => context.isOffline,
    hasPage: ({ context }) => logic.hasPage(context),
    hasTraffic: ({ context }) => context.requests > 0,
    hasNoTraffic: ({ context }) => context.requests === 0,
  },
  actions: {
    noteDeparture: assign(({ event }) => logic.noteDeparture(event)),
    noteArrival: assign(({ context, event }) => logic.noteArrival(context, event)),
    noteName: assign(({ event }) => logic.noteName(event)),
    noteCount: assign(({ event }) => logic.noteCount(event)),
    noteFailure: assign(({ event }) => logic.noteFailure(event)),
    forgetTarget: assign({ to: null, address: null }),
    noteLost: assign({ isOffline: true }),
    noteBack: assign({ isOffline: false }),
  },
  delays: { chunkLimit: logic.CHUNK_LIMIT_MS },
}).createMachine({
  id: 'navigation',
  context: logic.initialContext,
  invoke: { id: 'connection', src: 'connection', onError: { description: 'The device counts as online.' } },
  on: { 'CONNECTION.LOST': { actions: 'noteLost' }, 'CONNECTION.BACK': { actions: 'noteBack' } },
  type: 'parallel',
  states: {
    page: {
      initial: 'idle',
      on: {
        'NAVIGATION.STARTED': {
          target: '.leaving',
          actions: 'noteDeparture',
          description: 'A newer navigation replaces the pending one.',
        },
        'ROUTE.MATCHED': { target: '.loading', actions: 'noteDeparture' },
        'PAGE.RENDERED': { guard: 'isAwaited', target: '.rendered', actions: 'noteArrival' },
        'PAGE.NAMED': {
          actions: 'noteName',
          description: 'For title and breadcrumb: the name of a page is known once its data is loaded.',
        },
        'NAVIGATION.ABANDONED': [
          { guard: 'hasPage', target: '.settled', actions: 'forgetTarget' },
          { target: '.idle', actions: 'forgetTarget' },
        ],
        'ROUTE.FAILED': [
          {
            guard: 'isOffline',
            target: '.failed',
            actions: 'noteFailure',
            description: 'A reload would lose the current page.',
          },
          { target: '.reloading', actions: 'noteFailure' },
        ],
      },
      states: {
        idle: {
          description: 'The first page is loading; its skeleton is shown.',
          after: { chunkLimit: { target: 'reloading', actions: 'noteFailure' } },
        },
        leaving: {
          tags: 'busy',
          description: 'The old page still shows.',
          after: { chunkLimit: { target: 'reloading', actions: 'noteFailure' } },
        },
        loading: {
          tags: 'busy',
          after: { chunkLimit: { target: 'reloading', actions: 'noteFailure' } },
        },
        rendered: {
          description: 'The visit is reported once, if the operator configured analytics.',
          invoke: {
            id: 'report',
            src: 'report',
            input: logic.viewOf,
            onDone: 'settled',
            onError: { target: 'settled', description: 'The failure is not shown to the visitor.' },
          },
        },
        settled: { description: 'The page that shows was reported.' },
        reloading: {
          tags: 'busy',
          description: 'A new version may have replaced the files: one reload per build.',
          invoke: {
            id: 'reload',
            src: 'reload',
            input: logic.addressOf,
            onError: { target: 'failed', description: 'It was tried before.' },
          },
        },
        failed: {
          tags: 'error',
          on: {
            'CONNECTION.BACK': {
              target: 'renewing',
              actions: 'noteBack',
              description: 'The connection is back.',
            },
          },
        },
        renewing: {
          tags: ['busy', 'error'],
          description: 'The page is loaded from its address.',
          invoke: { id: 'renewal', src: 'renewal', input: logic.addressOf, onError: 'failed' },
        },
      },
    },
    traffic: {
      initial: 'quiet',
      on: { 'TRAFFIC.COUNTED': { actions: 'noteCount' } },
      states: {
        quiet: { always: { guard: 'hasTraffic', target: 'flowing' } },
        flowing: { tags: 'busy', always: { guard: 'hasNoTraffic', target: 'quiet' } },
      },
    },
  },
});
