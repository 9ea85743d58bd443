import type { SnapshotFrom } from 'xstate';
import type { welcomeMachine } from './welcome.machine.ts';
import type { WelcomeCommand } from './welcome.types.ts';

export interface WelcomeView {
  readonly isOpen: boolean;
  /** It does not come again. */
  close(): void;
}

/** What a page sees of the first-visit dialog and what it can do. */
export const welcomeView = (
  snapshot: SnapshotFrom<typeof welcomeMachine>,
  send: (event: WelcomeCommand) => void,
): WelcomeView => ({
  isOpen: snapshot.hasTag('open'),
  close: () => send({ type: 'WELCOME.CLOSED' }),
});
