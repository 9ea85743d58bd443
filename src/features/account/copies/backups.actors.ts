import { fromCallback, fromPromise } from 'xstate';
import { backupsMachine } from '#machines/backups/backups.machine';
import type { BackupList, Job, JobOutcome } from '#machines/backups/backups.types';
import type { BackupsLogic } from '#machines/backups/backups.view';
import type { Backups } from '#src/browser/storage/backups.ts';
import { storage, backups as stored } from '#src/browser/storage/kept.ts';
import { askPersistence, isPersisted } from '#src/browser/storage/persistence.ts';
import type { TextStorage } from '#src/browser/storage/storage.ts';
import { PROFILES } from '#src/kit/actors/kept.ts';

const DAMAGED = `${PROFILES.key}.bad`;

/** A new backup, or the collection of an old one; what is in use is kept before. */
async function work(kept: Backups, { collection, slot }: Job): Promise<JobOutcome> {
  if (slot === null) return { kind: (await kept.take(collection, 'manual')) ? 'taken' : 'same' };
  const opened = await kept.open(slot);
  if (!opened) return { kind: 'gone' };
  if (collection.profiles.length > 0) await kept.take(collection, 'restore');
  return { kind: 'opened', collection: opened };
}

export const provideBackups = (kept: Backups, texts: TextStorage): BackupsLogic =>
  backupsMachine.provide({
    actors: {
      load: fromPromise<BackupList>(async () => ({
        backups: await kept.list(),
        damagedText: await texts.get(DAMAGED),
      })),
      work: fromPromise<JobOutcome, Job>(({ input }) => work(kept, input)),
      discard: fromPromise<void>(() => texts.remove(DAMAGED)),
      watch: fromCallback(({ sendBack }) => kept.watch(() => sendBack({ type: 'BACKUPS.CHANGED' }))),
      check: fromPromise(isPersisted),
      ask: fromPromise(askPersistence),
    },
  });

/** The machine of backups with every slot filled. */
export const backups: BackupsLogic = provideBackups(stored, storage);
