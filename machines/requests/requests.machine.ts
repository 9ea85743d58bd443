/**
 * Failed requests for the network-error dialog; a missing resource never blanks a page.
 * Started by the app machine, fed by the query cache; reference R43.
 */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import * as logic from './requests.logic.ts';

export const requestsMachine = setup({
  types: {
    context: {} as logic.RequestsContext,
    events: {} as logic.RequestsEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    retry: fromPromise<readonly string[], readonly string[]>(() =>
      Promise.reject(new Error('not provided: retry')),
    ),
  },
  guards: {
    hasNames: ({ context }) => context.names.length > 0,
    hasNone: ({ context }) => context.names.length === 0,
  },
  actions: {
    note: assign(({ context, event }) => logic.note(context, event)),
    noteRetry: assign(({ context }) => logic.noteRetry(context)),
    noteAnswered: assign(({ context, event }) => logic.noteAnswered(context, event)),
    clear: assign(logic.initialContext),
  },
}).createMachine({
  id: 'requests',
  context: logic.initialContext,
  initial: 'closed',
  on: {
    'CRAWLER.FOUND': { target: '.silent', actions: 'clear', description: 'Crawlers see no dialog.' },
  },
  states: {
    closed: {
      always: { guard: 'hasNames', target: 'open' },
      on: { 'REQUEST.FAILED': { actions: 'note' } },
    },
    open: {
      tags: 'open',
      always: { guard: 'hasNone', target: 'closed', description: 'All requests succeeded in the end.' },
      on: {
        'REQUEST.FAILED': { actions: 'note' },
        'REQUEST.RECOVERED': { actions: 'note' },
        'DIALOG.CLOSED': { target: 'closed', actions: 'clear', description: 'Closing clears the list.' },
        'REQUESTS.RETRY': { target: 'retrying', actions: 'noteRetry' },
      },
    },
    retrying: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'retry',
        src: 'retry',
        input: logic.retriedOf,
        onDone: { target: 'open', actions: 'noteAnswered' },
        onError: { target: 'open', actions: 'noteAnswered' },
      },
      on: {
        'REQUEST.FAILED': { actions: 'note' },
        'REQUEST.RECOVERED': { actions: 'note' },
        'DIALOG.CLOSED': { target: 'closed', actions: 'clear' },
      },
    },
    silent: {},
  },
});

export interface RequestsView {
  /** Show the network-error dialog. */
  readonly isOpen: boolean;
  readonly isRetrying: boolean;
  /** Data names (`data.*` in the locale files) or paths of failed requests. */
  readonly names: readonly string[];
  /** Clears the list. */
  close(): void;
  retry(): void;
  failed(name: string): void;
}

/** Failed requests and their commands for the dialog. */
export function requestsView(
  snapshot: SnapshotFrom<typeof requestsMachine>,
  send: (event: logic.RequestsCommand) => void,
): RequestsView {
  const { names, retrying } = snapshot.context;
  const isRetrying = snapshot.hasTag('busy');
  return {
    isOpen: snapshot.hasTag('open'),
    isRetrying,
    names: isRetrying ? retrying : names,
    close: () => send({ type: 'DIALOG.CLOSED' }),
    retry: () => send({ type: 'REQUESTS.RETRY' }),
    failed: (name) => send({ type: 'REQUEST.FAILED', name }),
  };
}
