import { randomKey } from '#src/browser/page/random-key.ts';
import { createFileStorage } from '#src/browser/storage/files.ts';
import { createHold } from '#src/browser/storage/hold.ts';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { DraftStore } from './draft-store.ts';

/** The drafts of charts on this device; one of each for all pages. */
export const chartDrafts = new DraftStore({
  storage,
  files: createFileStorage(),
  tabs,
  now: Date.now,
  newKey: randomKey,
});

export const holdAlone = createHold(tabs.broadcast);
