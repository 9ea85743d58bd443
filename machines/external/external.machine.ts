/**
 * Content of others that loads on demand, and the same only once: the script of the timeline, the social record of a path.
 * Started by the app machine, one actor for each; reference R43, R47.
 */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { JsonObject } from '#model/records/reading';
import * as logic from './external.logic.ts';

export const externalMachine = setup({
  types: {
    context: {} as logic.ExternalContext,
    events: {} as logic.ExternalEvent,
    tags: {} as 'busy' | 'loaded' | 'error',
  },
  actors: {
    load: fromPromise<JsonObject | null, string>(() => Promise.reject(new Error('not provided: load'))),
  },
  guards: {
    isAnother: ({ context, event }) => logic.isAnother(context, event),
  },
  actions: {
    note: assign(({ event }) => logic.note(event)),
  },
}).createMachine({
  id: 'external',
  context: logic.initialContext,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is requested before a page needs it.',
      on: { 'CONTENT.REQUESTED': { target: 'loading', actions: 'note' } },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: logic.requestedOf,
        onDone: { target: 'loaded', actions: 'note' },
        onError: { target: 'failed', actions: 'note', description: 'The last record stays.' },
      },
      on: {
        'CONTENT.REQUESTED': {
          guard: 'isAnother',
          target: 'loading',
          reenter: true,
          actions: 'note',
          description: 'The one on its way is cancelled.',
        },
      },
    },
    loaded: {
      tags: 'loaded',
      on: { 'CONTENT.REQUESTED': { guard: 'isAnother', target: 'loading', actions: 'note' } },
    },
    failed: {
      tags: 'error',
      on: {
        'CONTENT.REQUESTED': {
          target: 'loading',
          actions: 'note',
          description: 'A new request tries again.',
        },
      },
    },
  },
});

export interface ExternalView {
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  /** Last record that came; null for a script, and when no address is configured. */
  readonly record: JsonObject | null;
}

/** External content for a page. */
export const externalView = (snapshot: SnapshotFrom<typeof externalMachine>): ExternalView => ({
  isLoading: snapshot.hasTag('busy'),
  isLoaded: snapshot.hasTag('loaded'),
  hasFailed: snapshot.hasTag('error'),
  record: snapshot.context.record,
});
