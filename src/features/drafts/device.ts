import type { WorkContent } from '#model/writing/work/kept-work';
import { randomKey } from '#src/browser/page/random-key.ts';
import { createFileStorage } from '#src/browser/storage/files.ts';
import { createHold } from '#src/browser/storage/hold.ts';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { openStore } from '#src/browser/storage/storage.ts';
import { DraftStore, type StoredWork } from './draft-store.ts';

/**
 * The drafts of a kind of work on this device; one of each for all pages. Each kind has files of its own, for a draft that ends takes
 * those along that no other of its kind has.
 */
export const draftsOnDevice = <Content extends WorkContent>(
  work: StoredWork<Content>,
  files: string,
): DraftStore<Content> =>
  new DraftStore(work, {
    storage,
    files: createFileStorage(() => openStore(files)),
    tabs,
    now: Date.now,
    newKey: randomKey,
  });

export const holdAlone = createHold(tabs.broadcast);
