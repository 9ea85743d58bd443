import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionCommand, SessionUser } from './session.types.ts';

export interface SessionView {
  /** Null for an anonymous visitor, and before the first lookup has ended. */
  readonly user: SessionUser | null;
  /** The first lookup has ended: a visitor without a user is anonymous. */
  readonly isKnown: boolean;
  readonly isBusy: boolean;
  /** The last lookup failed. */
  readonly hasFailed: boolean;
  readonly hasLogOutFailed: boolean;
  /** Looks up the session at once, here and in other tabs. */
  renew(): void;
  logOut(): void;
  /** How many notifications are left unread. */
  countMessages(messageCount: number): void;
}

/** The session and its commands for a page. */
export function sessionView(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  send: (event: SessionCommand) => void,
): SessionView {
  const { user, isKnown, hasLogOutFailed } = snapshot.context;
  return {
    user,
    isKnown,
    hasLogOutFailed,
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('error'),
    renew: () => send({ type: 'SESSION.CHANGED' }),
    logOut: () => send({ type: 'LOGOUT.WANTED' }),
    countMessages: (messageCount) => send({ type: 'MESSAGES.COUNTED', messageCount }),
  };
}
