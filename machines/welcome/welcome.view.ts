import type { SnapshotFrom } from 'xstate';
import type { welcomeMachine } from './welcome.machine.ts';
import type { WelcomeCommand } from './welcome.types.ts';

export interface WelcomeView {
  readonly isOpen: boolean;
  /** Closes the dialog for good. */
  close(): void;
}

/** The first-visit dialog and its commands for a page. */
export const welcomeView = (
  snapshot: SnapshotFrom<typeof welcomeMachine>,
  send: (event: WelcomeCommand) => void,
): WelcomeView => ({
  isOpen: snapshot.hasTag('open'),
  close: () => send({ type: 'WELCOME.CLOSED' }),
});
