/** Who is logged in, as the server says (reference R45). */
export interface SessionUser {
  readonly username: string;
  readonly nickname: string | null;
  readonly titles: readonly { readonly id: number; readonly type: string; readonly server: number }[];
  readonly email: string;
  /** Unread notifications. */
  readonly messageCount: number;
}

export interface SessionContext {
  /** As the last lookup said; null for nobody. */
  readonly user: SessionUser | null;
  /** Some lookup ended, whichever way. */
  readonly isKnown: boolean;
  /** Something happened here that no lookup has told of yet. */
  readonly hasNews: boolean;
  /** The last wish to log out did not reach the server. */
  readonly hasLogOutFailed: boolean;
}

export type SessionCommand =
  /** Somebody logged in, changed what the lookup tells, or is gone for good: look at once, and so shall the other tabs. */
  | { readonly type: 'SESSION.CHANGED' }
  | { readonly type: 'LOGOUT.WANTED' }
  | { readonly type: 'MESSAGES.COUNTED'; readonly messageCount: number };

export type SessionEvent =
  | SessionCommand
  /** Something may have happened meanwhile: another page shows, the tab came to the front. */
  | { readonly type: 'SESSION.ASKED' }
  /** From `tabs`: somebody logged in or out in another one. */
  | { readonly type: 'TABS.CHANGED' }
  /** A call was refused because nobody is logged in. */
  | { readonly type: 'LOGIN.LOST' }
  | { readonly type: 'xstate.done.actor.check'; readonly output: SessionUser | null }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.logOut' }
  | { readonly type: 'xstate.error.actor.logOut'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.tabs'; readonly error: unknown }
  | { readonly type: `xstate.after.throttle.session.${'anonymous' | 'signedIn'}.fresh` };

/** What `check` is told. */
export interface Lookup {
  /** Who is logged in has changed here: the other tabs shall look, too. */
  readonly hasNews: boolean;
}
