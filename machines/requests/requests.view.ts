import type { SnapshotFrom } from 'xstate';
import type { requestsMachine } from './requests.machine.ts';
import type { RequestsCommand } from './requests.types.ts';

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
  send: (event: RequestsCommand) => void,
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
