import type { SnapshotFrom } from 'xstate';
import type { modalsMachine } from './modals.machine.ts';
import type { ModalsCommand } from './modals.types.ts';

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
  send: (event: ModalsCommand) => void,
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
