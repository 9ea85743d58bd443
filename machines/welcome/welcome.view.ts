import type { SnapshotFrom } from 'xstate';
import type { welcomeMachine } from './welcome.machine.ts';
import type { WelcomeCommand } from './welcome.types.ts';

export interface WelcomeView {
  readonly isOpen: boolean;
  /** The bar shows in place of the dialog. */
  readonly isOffered: boolean;
  /** Opens the dialog from the bar. */
  open(): void;
  /** Closes dialog and bar for good. */
  close(): void;
}

/** The first-visit dialog and its commands for a page. */
export const welcomeView = (
  snapshot: SnapshotFrom<typeof welcomeMachine>,
  send: (event: WelcomeCommand) => void,
): WelcomeView => ({
  isOpen: snapshot.hasTag('open'),
  isOffered: snapshot.hasTag('offered'),
  open: () => send({ type: 'WELCOME.WANTED' }),
  close: () => send({ type: 'WELCOME.CLOSED' }),
});
