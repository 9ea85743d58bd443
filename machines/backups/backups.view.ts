import type { SnapshotFrom } from 'xstate';
import type { ProfileCollection } from '#model/profile/collection';
import type { StorageProblem } from '#model/vocabulary/storage';
import type { backupsMachine } from './backups.machine.ts';
import type { BackupsCommand, BackupsContext, ListedBackup } from './backups.types.ts';

/** The machine as code of its own, which comes where backups are shown. */
export type BackupsLogic = typeof backupsMachine;

type Snapshot = SnapshotFrom<typeof backupsMachine>;

export interface BackupsView {
  /** Nothing is known yet. */
  readonly isLoading: boolean;
  readonly isBusy: boolean;
  readonly backups: readonly ListedBackup[];
  readonly damagedText: string | null;
  /** Of the last thing that was asked for. */
  readonly outcome: BackupsContext['outcome'];
  /** The list could not be read; say why and offer `retry`. */
  readonly problem: StorageProblem | null;
  /** Whether the browser promises to keep what is stored. */
  readonly persistence: Snapshot['value']['persistence'];
  take(collection: ProfileCollection): void;
  /** `current` is what is in use; it is backed up before. */
  restore(slot: number, current: ProfileCollection): void;
  discardDamaged(): void;
  retry(): void;
  askPersistence(): void;
}

/** What a page sees of the backups and what it can do. */
export function backupsView(snapshot: Snapshot, send: (event: BackupsCommand) => void): BackupsView {
  const { context } = snapshot;
  return {
    isLoading: snapshot.hasTag('loading') && context.backups.length === 0,
    isBusy: snapshot.hasTag('busy') || snapshot.hasTag('loading'),
    backups: context.backups,
    damagedText: context.damagedText,
    outcome: context.outcome,
    problem: snapshot.hasTag('error') || context.outcome === 'failed' ? context.problem : null,
    persistence: snapshot.value.persistence,
    take: (collection) => send({ type: 'BACKUP.TAKE', collection }),
    restore: (slot, current) => send({ type: 'BACKUP.RESTORE', slot, collection: current }),
    discardDamaged: () => send({ type: 'DAMAGE.DISCARD' }),
    retry: () => send({ type: 'LIST.RETRY' }),
    askPersistence: () => send({ type: 'PERSISTENCE.ASK' }),
  };
}
