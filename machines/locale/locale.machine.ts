/**
 * The language of the interface. Texts load on demand and are shown when complete.
 * Started by the app machine, which passes on the preference; reference R39.
 */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Locale } from '#model/vocabulary/locales';
import * as logic from './locale.logic.ts';

export const localeMachine = setup({
  types: {
    context: {} as logic.LocaleContext,
    events: {} as logic.LocaleEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    load: fromPromise<void, Locale>(() => Promise.reject(new Error('not provided: load'))),
  },
  guards: {
    isOther: ({ context, event }) => logic.isOther(context, event),
    isMissing: ({ event }) => logic.isMissing(event),
  },
  actions: {
    noteRequested: assign(({ event }) => logic.noteRequested(event)),
    noteShown: assign({ shown: ({ context }) => context.requested, error: null }),
    noteError: assign(({ event }) => logic.failure(event)),
  },
}).createMachine({
  id: 'locale',
  context: logic.initialContext,
  initial: 'ready',
  on: {
    'LOCALE.CHOSEN': { guard: 'isOther', target: '.loading', actions: 'noteRequested' },
  },
  states: {
    ready: {},
    loading: {
      tags: 'busy',
      description: 'The page stays in the language it is in.',
      invoke: {
        id: 'load',
        src: 'load',
        input: logic.requestedOf,
        onDone: { target: 'ready', actions: 'noteShown' },
        onError: [
          {
            guard: 'isMissing',
            target: 'missing',
            actions: 'noteError',
            description: 'Module not found: there is no such language.',
          },
          { target: 'failed', actions: 'noteError' },
        ],
      },
    },
    missing: { tags: 'error', description: 'The page stays English, or in the language it was in.' },
    failed: {
      tags: 'error',
      on: { 'LOCALE.RETRY': { target: 'loading', actions: 'noteRequested' } },
    },
  },
});

export interface LocaleView {
  /** The language the texts are in. */
  readonly locale: Locale;
  /** The requested language; differs from `locale` while it loads or when it failed. */
  readonly requested: Locale;
  readonly isLoading: boolean;
  /** Why the requested language is not shown; null without a problem. `missing`: no such language, `failed`: a retry may help. */
  readonly problem: 'missing' | 'failed' | null;
  readonly error: unknown;
  retry(): void;
}

/** The interface language for a page; it is chosen in the preferences. */
export function localeView(
  snapshot: SnapshotFrom<typeof localeMachine>,
  send: (event: logic.LocaleCommand) => void,
): LocaleView {
  const { shown, requested, error } = snapshot.context;
  const canRetry = snapshot.can({ type: 'LOCALE.RETRY' });
  return {
    locale: shown,
    requested,
    isLoading: snapshot.hasTag('busy'),
    problem: snapshot.hasTag('error') ? (canRetry ? 'failed' : 'missing') : null,
    error,
    retry: () => send({ type: 'LOCALE.RETRY' }),
  };
}
