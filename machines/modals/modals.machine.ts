/**
 * The set of open modals.
 * Started by the app machine; reference R48.
 */
import { assign, type SnapshotFrom, setup } from 'xstate';
import * as logic from './modals.logic.ts';

export const modalsMachine = setup({
  types: {
    context: {} as logic.ModalsContext,
    events: {} as logic.ModalsCommand,
    tags: {} as 'open',
  },
  guards: {
    isAnyOpen: ({ context }) => context.open.length > 0,
    isNoneOpen: ({ context }) => context.open.length === 0,
  },
  actions: {
    change: assign(({ context, event }) => logic.change(context, event)),
  },
}).createMachine({
  id: 'modals',
  context: logic.initialContext,
  initial: 'closed',
  on: { 'MODAL.OPENED': { actions: 'change', description: 'Opened again, it comes to the top.' } },
  states: {
    closed: { always: { guard: 'isAnyOpen', target: 'open' } },
    open: {
      tags: 'open',
      description: 'The page behind does not scroll and takes no keys.',
      always: { guard: 'isNoneOpen', target: 'closed' },
      on: { 'MODAL.CLOSED': { actions: 'change' }, 'MODALS.CLEARED': { actions: 'change' } },
    },
  },
});

export interface ModalsView {
  readonly isAnyOpen: boolean;
  /** The modal on top; null when none is open. */
  readonly top: string | null;
  isOpen(name: string): boolean;
  open(name: string): void;
  close(name: string): void;
  closeAll(): void;
}

/** The open modals and their commands for a page. */
export function modalsView(
  snapshot: SnapshotFrom<typeof modalsMachine>,
  send: (event: logic.ModalsCommand) => void,
): ModalsView {
  const { open } = snapshot.context;
  return {
    isAnyOpen: snapshot.hasTag('open'),
    top: open.at(-1) ?? null,
    isOpen: (name) => open.includes(name),
    open: (name) => send({ type: 'MODAL.OPENED', name }),
    close: (name) => send({ type: 'MODAL.CLOSED', name }),
    closeAll: () => send({ type: 'MODALS.CLEARED' }),
  };
}
