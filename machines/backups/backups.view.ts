import type { SnapshotFrom } from 'xstate';
import type { ProfileCollection } from '#model/profile/collection';
import type { StorageProblem } from '#model/vocabulary/storage';
import type { backupsMachine } from './backups.machine.ts';
import type { BackupsCommand, BackupsContext, ListedBackup } from './backups.types.ts';

/** The machine, loaded lazily where backups are shown. */
export type BackupsLogic = typeof backupsMachine;

type Snapshot = SnapshotFrom<typeof backupsMachine>;

export interface BackupsView {
  /** The list is not loaded yet. */
  readonly isLoading: boolean;
  /** A job runs; nothing else can be asked for. While the list only loads again, it can. */
  readonly isBusy: boolean;
  readonly backups: readonly ListedBackup[];
  readonly damagedText: string | null;
  /** Result of the last job. */
  readonly outcome: BackupsContext['outcome'];
  /** Why the list could not be read; offer `retry`. */
  readonly problem: StorageProblem | null;
  /** Whether the browser promises persistent storage. */
  readonly persistence: Snapshot['value']['persistence'];
  take(collection: ProfileCollection): void;
  /** Restores a backup after backing up `current`. */
  restore(slot: number, current: ProfileCollection): void;
  discardDamaged(): void;
  retry(): void;
  askPersistence(): void;
}

/** The backups and their commands for a page. */
export function backupsView(snapshot: Snapshot, send: (event: BackupsCommand) => void): BackupsView {
  const { context } = snapshot;
  return {
    isLoading: snapshot.hasTag('loading') && context.backups.length === 0,
    isBusy: snapshot.hasTag('busy'),
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
