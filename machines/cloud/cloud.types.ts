import type { ProfileCollection } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import type { Holding } from '#model/rules/copies/holding';
import type { Agreement, ComparedSide } from '#model/rules/copies/relation';

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
type CloudFailureKind = (typeof CLOUD_FAILURES)[number];

/** Why an action on the cloud failed; nothing was changed. */
export type CloudFailure =
  | { readonly kind: Exclude<CloudFailureKind, 'wait'> }
  | { readonly kind: 'wait'; readonly seconds: number };

/** The current copy in the cloud. */
export interface CloudCopy {
  readonly profiles: readonly Profile[];
  /** 0 before the first upload. */
  readonly revision: number;
  /** Time (epoch milliseconds) and device of the upload; null when unknown. */
  readonly time: number | null;
  readonly device: string | null;
}

/** An earlier copy in the cloud. */
export interface CloudVersion {
  readonly id: number;
  /** When it was uploaded; for old versions, when it was replaced. */
  readonly time: number;
  readonly device: string | null;
  readonly profiles: readonly Holding[];
}

/** The cloud's copies and this device's stored agreement. */
export interface Findings {
  readonly cloud: CloudCopy;
  readonly versions: readonly CloudVersion[];
  /** The agreement stored for this member; null without one. */
  readonly agreed: Agreement | null;
  /** When the profiles of this device were last changed; null when unknown. */
  readonly changedAt: number | null;
}

export type LookOutcome = { readonly kind: 'found'; readonly findings: Findings } | CloudFailure;
/** `stale`: another device saved since the last check. */
export type SaveOutcome = { readonly kind: 'saved'; readonly revision: number } | CloudFailure;

export type CloudAction =
  | { readonly kind: 'upload' | 'download' | 'join' }
  | { readonly kind: 'restore'; readonly id: number };
export type CloudActionKind = CloudAction['kind'];

interface LocalSide extends ComparedSide {
  readonly collection: ProfileCollection;
  /** Null when unknown. */
  readonly changedAt: number | null;
}

export interface CloudContext {
  /** User name of the logged-in member; null for visitors. */
  readonly member: string | null;
  /** Null while this device's profiles are unavailable. */
  readonly local: LocalSide | null;
  /** As of the last check; null before the first. */
  readonly cloud: (CloudCopy & ComparedSide) | null;
  readonly versions: readonly CloudVersion[];
  readonly changedAt: number | null;
  readonly agreed: Agreement | null;
  /** As last stored, compared by identity. */
  readonly savedAgreement: Agreement | null;
  /** The running action, from request to end. */
  readonly pending: CloudAction | null;
  /** The copy being uploaded. */
  readonly sent: ComparedSide | null;
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
  /** Both copies have changes: keep mine, theirs, or theirs plus my additional profiles. */
  | { readonly type: 'CONFLICT.RESOLVE'; readonly keep: ConflictChoice }
  /** Confirms that a smaller copy replaces the larger one. */
  | { readonly type: 'ACTION.CONFIRM' }
  | { readonly type: 'ACTION.CANCEL' }
  /** Checks the cloud again. */
  | { readonly type: 'CLOUD.CHECK' };

export type CloudEvent =
  | CloudCommand
  /** User name of the logged-in member; null for visitors. */
  | { readonly type: 'MEMBER.CHANGED'; readonly member: string | null }
  /** The profiles of this device; null while they are unavailable. `at` is the current time. */
  | { readonly type: 'LOCAL.CHANGED'; readonly collection: ProfileCollection | null; readonly at: number }
  | { readonly type: 'xstate.done.actor.look'; readonly output: LookOutcome }
  | { readonly type: 'xstate.error.actor.look'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save'; readonly output: SaveOutcome }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.restore'; readonly output: SaveOutcome }
  | { readonly type: 'xstate.error.actor.restore'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.note'; readonly output: unknown }
  | { readonly type: 'xstate.error.actor.note'; readonly error: unknown };

/** New profiles for this device. */
export interface CloudEmitted {
  readonly type: 'COLLECTION.TAKEN';
  readonly collection: ProfileCollection;
}
