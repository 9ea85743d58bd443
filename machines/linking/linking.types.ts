import type { ErrorCode } from '#model/contract/errors';
import type { SyncAccount, SyncFlags, SyncRequest } from '#model/contract/sync/account';
import type { FailureKind } from '#model/vocabulary/data-failures';

/** Why something was not done: refused by the server with a code, or it never came so far. */
export type LinkingRefusal =
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly retryAfter: number | null }
  | { readonly kind: FailureKind };

/** What the server knows of one member's account on one game server. */
interface Findings {
  readonly account: SyncAccount | null;
  /** The code that was given; null where none is waited for. */
  readonly request: SyncRequest | null;
}

export type LinkingOutcome =
  | ({ readonly kind: 'found' } & Findings)
  | { readonly kind: 'failed'; readonly refusal: LinkingRefusal };

/** Input of `act`; the id of the player counts for a request alone. */
export interface Deed {
  readonly type: 'request' | 'verify' | 'refresh' | 'remove';
  readonly server: number;
  readonly uid: number;
}

/** Input of `show`. */
export interface Showing {
  readonly server: number;
  readonly flags: SyncFlags;
}

export interface LinkingInput {
  readonly server: number;
}

export interface LinkingContext extends Findings {
  readonly server: number;
  /** The player that the member says they are. */
  readonly uid: number;
  /** What was sent last of what everybody may see, compared by identity with `flags`. */
  readonly sentFlags: SyncFlags | null;
  readonly flags: SyncFlags;
  readonly refusal: LinkingRefusal | null;
}

/** What a member does. */
export type LinkingCommand =
  | { readonly type: 'CODE.REQUEST'; readonly uid: number }
  | { readonly type: 'CODE.VERIFY' }
  | { readonly type: 'FLAGS.CHANGED'; readonly flags: SyncFlags }
  | { readonly type: 'ACCOUNT.REFRESH' }
  /** Gives up a code; of a linked account it asks first, and the second time it is done. */
  | { readonly type: 'LINK.REMOVE' }
  | { readonly type: 'REMOVAL.CANCEL' }
  | { readonly type: 'LINKING.RETRY' };

export type LinkingEvent =
  | LinkingCommand
  | { readonly type: 'xstate.done.actor.look'; readonly output: LinkingOutcome }
  | { readonly type: 'xstate.error.actor.look'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.act'; readonly output: LinkingOutcome }
  | { readonly type: 'xstate.error.actor.act'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.show'; readonly output: LinkingOutcome }
  | { readonly type: 'xstate.error.actor.show'; readonly error: unknown };
