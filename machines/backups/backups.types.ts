import type { BackupSummary } from '#model/profile/backups/backup';
import type { ProfileCollection } from '#model/profile/collection';
import type { StorageProblem } from '#model/vocabulary/storage';

export interface ListedBackup extends BackupSummary {
  readonly slot: number;
}

/** Stored backups and damaged data. */
export interface BackupList {
  /** Latest first. */
  readonly backups: readonly ListedBackup[];
  /** The last unreadable stored text, unchanged; null without one. */
  readonly damagedText: string | null;
}

/** A backup to create or restore, with the current collection. */
export interface Job {
  readonly collection: ProfileCollection;
  /** Slot of the backup to restore; null to create one. */
  readonly slot: number | null;
}

/** Result of a job. `same`: the latest backup already holds this collection. */
export type JobOutcome =
  | { readonly kind: 'taken' | 'same' | 'gone' }
  | { readonly kind: 'opened'; readonly collection: ProfileCollection };

export interface BackupsContext extends BackupList {
  readonly job: Job | null;
  readonly outcome: JobOutcome['kind'] | 'failed' | null;
  readonly problem: StorageProblem | null;
}

export type BackupsCommand =
  | { readonly type: 'BACKUP.TAKE'; readonly collection: ProfileCollection }
  /** `collection` is the current one, which is backed up first. */
  | { readonly type: 'BACKUP.RESTORE'; readonly slot: number; readonly collection: ProfileCollection }
  | { readonly type: 'DAMAGE.DISCARD' }
  | { readonly type: 'LIST.RETRY' }
  | { readonly type: 'PERSISTENCE.ASK' };

export type BackupsEvent =
  | BackupsCommand
  /** From `watch`: this or another tab made a backup. */
  | { readonly type: 'BACKUPS.CHANGED' }
  | { readonly type: 'xstate.done.actor.load'; readonly output: BackupList }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.work'; readonly output: JobOutcome }
  | { readonly type: 'xstate.error.actor.work'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.discard' }
  | { readonly type: 'xstate.error.actor.discard'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.check'; readonly output: boolean | null }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.ask'; readonly output: boolean }
  | { readonly type: 'xstate.error.actor.ask'; readonly error: unknown };

export interface BackupsEmitted {
  /** The collection that replaces the current one. */
  readonly type: 'BACKUP.OPENED';
  readonly collection: ProfileCollection;
}
