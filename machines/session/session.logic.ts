/** The logged-in user as reported by the server (reference R45). */
export interface SessionUser {
  readonly username: string;
  readonly nickname: string | null;
  readonly titles: readonly { readonly id: number; readonly type: string; readonly server: number }[];
  readonly email: string;
  /** Unread notifications. */
  readonly messageCount: number;
}

export interface SessionContext {
  /** Result of the last lookup; null for anonymous visitors. */
  readonly user: SessionUser | null;
  /** At least one lookup has ended. */
  readonly isKnown: boolean;
  /** A login or logout happened here after the last lookup. */
  readonly hasLocalChange: boolean;
  /** The last logout request failed. */
  readonly hasLogOutFailed: boolean;
}

export type SessionCommand =
  /** Login, account change or account deletion: look up at once, here and in other tabs. */
  | { readonly type: 'SESSION.CHANGED' }
  | { readonly type: 'LOGOUT.WANTED' }
  | { readonly type: 'MESSAGES.COUNTED'; readonly messageCount: number };

export type SessionEvent =
  | SessionCommand
  /** The session may have changed: after navigation or when the tab becomes visible. */
  | { readonly type: 'SESSION.ASKED' }
  /** From `tabs`: a login or logout in another tab. */
  | { readonly type: 'TABS.CHANGED' }
  /** A call was refused because the session has ended. */
  | { readonly type: 'LOGIN.LOST' }
  | { readonly type: 'xstate.done.actor.check'; readonly output: SessionUser | null }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.logOut' }
  | { readonly type: 'xstate.error.actor.logOut'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.tabs'; readonly error: unknown }
  | { readonly type: `xstate.after.throttle.session.${'anonymous' | 'signedIn'}.fresh` };

/** Input of `check`. */
export interface Lookup {
  /** The session changed here: other tabs must look it up, too. */
  readonly hasLocalChange: boolean;
}

export const initialContext = (): SessionContext => ({
  user: null,
  isKnown: false,
  hasLocalChange: false,
  hasLogOutFailed: false,
});

export const isLoggedIn = (event: SessionEvent): boolean =>
  event.type === 'xstate.done.actor.check' && event.output !== null;

export const hasUser = ({ user }: SessionContext): boolean => user !== null;

/** Takes the result of a lookup; a failed one changes nothing about the user. */
export const noteCheck = (event: SessionEvent): Partial<SessionContext> =>
  event.type === 'xstate.done.actor.check'
    ? { user: event.output, isKnown: true, hasLocalChange: false, hasLogOutFailed: false }
    : { isKnown: true, hasLocalChange: false };

export const forgetUser = (): Partial<SessionContext> => ({
  user: null,
  isKnown: true,
  hasLogOutFailed: false,
});

export const noteLogOutFailed = (): Partial<SessionContext> => ({ hasLogOutFailed: true });

/** Takes the number of unread notifications; ignored for anonymous visitors. */
export const noteCount = ({ user }: SessionContext, event: SessionEvent): Partial<SessionContext> =>
  user && event.type === 'MESSAGES.COUNTED' ? { user: { ...user, messageCount: event.messageCount } } : {};

export const noteLocalChange = (): Partial<SessionContext> => ({ hasLocalChange: true });

/** Input of `check`. */
export const lookupOf = ({ context }: { context: SessionContext }): Lookup => ({
  hasLocalChange: context.hasLocalChange,
});
