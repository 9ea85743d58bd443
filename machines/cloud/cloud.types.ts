import type { ProfileCollection } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import type { Holding } from '#model/rules/copies/holding';
import type { Agreement, Side } from '#model/rules/copies/relation';

export const CLOUD_FAILURES = [
  'unreachable',
  'login',
  'stale',
  'large',
  'invalid',
  'wait',
  'busy',
  'unreadable',
  'gone',
  'failed',
] as const;
export type CloudFailureKind = (typeof CLOUD_FAILURES)[number];

/** Why the cloud did not do what was wanted; nothing was changed by it. */
export type CloudFailure =
  | { readonly kind: Exclude<CloudFailureKind, 'wait'> }
  | { readonly kind: 'wait'; readonly seconds: number };

/** What the cloud has. */
export interface CloudCopy {
  readonly profiles: readonly Profile[];
  /** 0 when nothing was ever put there. */
  readonly revision: number;
  /** When and from where it was put there; null when nobody knows. */
  readonly time: number | null;
  readonly device: string | null;
}

/** What the cloud had before. */
export interface CloudVersion {
  readonly id: number;
  /** When it was put there, for older ones when another took its place. */
  readonly time: number;
  readonly device: string | null;
  readonly profiles: readonly Holding[];
}

/** What a look at the cloud, and at what this device remembers of it, found. */
export interface Findings {
  readonly cloud: CloudCopy;
  readonly versions: readonly CloudVersion[];
  /** With this member; null when there is none. */
  readonly agreed: Agreement | null;
  /** When the profiles of this device were last changed; null when it was not kept. */
  readonly changedAt: number | null;
}

export type LookOutcome = { readonly kind: 'found'; readonly findings: Findings } | CloudFailure;
/** `stale`: somebody else has saved since this device looked. */
export type SaveOutcome = { readonly kind: 'saved'; readonly revision: number } | CloudFailure;

export type CloudAction =
  | { readonly kind: 'upload' | 'download' | 'join' }
  | { readonly kind: 'restore'; readonly id: number };
export type CloudActionKind = CloudAction['kind'];

export interface LocalSide extends Side {
  readonly collection: ProfileCollection;
  /** Null when nobody saw it. */
  readonly changedAt: number | null;
}

export interface CloudContext {
  /** User name of whose cloud it is; null for nobody. */
  readonly member: string | null;
  /** Null while the profiles of this device cannot be used. */
  readonly local: LocalSide | null;
  /** As last seen; null before. */
  readonly cloud: (CloudCopy & Side) | null;
  readonly versions: readonly CloudVersion[];
  readonly changedAt: number | null;
  readonly agreed: Agreement | null;
  /** As last kept, compared by identity. */
  readonly noted: Agreement | null;
  /** The action under way, from the request to its end. */
  readonly pending: CloudAction | null;
  /** What is on its way to the cloud. */
  readonly sent: Side | null;
  readonly done: CloudActionKind | null;
  readonly failure: CloudFailure | null;
}

/** Input of `save`. */
export interface Saving {
  readonly profiles: readonly Profile[];
  readonly revision: number;
}

/** Input of `restore`. */
export interface Restoring {
  readonly id: number;
  readonly revision: number;
}

export const CONFLICT_CHOICES = ['mine', 'theirs', 'both'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];

/** What a visitor does. */
export type CloudCommand =
  | { readonly type: 'UPLOAD.START' }
  | { readonly type: 'DOWNLOAD.START' }
  | { readonly type: 'VERSION.RESTORE'; readonly id: number }
  /** Both sides have changes: what is here, what is there, or theirs with those of mine that are not among them. */
  | { readonly type: 'CONFLICT.RESOLVE'; readonly keep: ConflictChoice }
  /** Yes, put the smaller copy in the place of the bigger one. */
  | { readonly type: 'ACTION.CONFIRM' }
  | { readonly type: 'ACTION.CANCEL' }
  /** Look again. */
  | { readonly type: 'CLOUD.CHECK' };

export type CloudEvent =
  | CloudCommand
  /** Whose session it is; null for nobody. */
  | { readonly type: 'MEMBER.CHANGED'; readonly member: string | null }
  /** The profiles of this device; null while they cannot be used. `at` is now. */
  | { readonly type: 'LOCAL.CHANGED'; readonly collection: ProfileCollection | null; readonly at: number }
  | { readonly type: 'xstate.done.actor.look'; readonly output: LookOutcome }
  | { readonly type: 'xstate.error.actor.look'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save'; readonly output: SaveOutcome }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.restore'; readonly output: SaveOutcome }
  | { readonly type: 'xstate.error.actor.restore'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.note'; readonly output: unknown }
  | { readonly type: 'xstate.error.actor.note'; readonly error: unknown };

/** What the profiles of this device are to be from now on. */
export interface CloudEmitted {
  readonly type: 'COLLECTION.TAKEN';
  readonly collection: ProfileCollection;
}
