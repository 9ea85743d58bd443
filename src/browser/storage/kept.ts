import { fetchOnce } from '../network/fetch-once.ts';
import { watchVisibility } from '../page/visibility.ts';
import type { Backups } from './backups.ts';
import { createBroadcast } from './broadcast.ts';
import { createLock } from './lock.ts';
import type { Tabs } from './shared-value.ts';
import { createStorage, type TextStorage } from './storage.ts';

/** What this page keeps in the browser, and what it shares with the other tabs; one of each for all machines. */
export const storage: TextStorage = createStorage();
export const tabs: Tabs = { lock: createLock(), broadcast: createBroadcast(), watchVisibility };

/** The backups' code, which no page needs to show; one that does not come is asked for again. */
export const loadBackups = fetchOnce(async (): Promise<Backups> => {
  const { createBackups } = await import('./backups.ts');
  return createBackups(storage, tabs);
});

/** How long profiles wait for the code of their backups: a stalled network must not keep them from being saved. */
const PATIENCE_MS = 4_000;

/** Null when they do not come, or not in time. */
function inTime(load: () => Promise<Backups>): Promise<Backups | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    load()
      .then(resolve, () => resolve(null))
      .finally(() => clearTimeout(timer));
  });
}

/** Backups as soon as their code is here. Without it profiles are read and saved all the same. */
export function lateBackups(load: () => Promise<Backups>): Backups {
  return {
    list: async () => (await load()).list(),
    take: async (collection, reason) => (await load()).take(collection, reason),
    open: async (slot) => (await load()).open(slot),
    beforeSave: async (there, next) => (await inTime(load))?.beforeSave(there, next),
    recover: async (kept) => (await inTime(load))?.recover(kept) ?? kept,
    onVisit: async (kept) => (await inTime(load))?.onVisit(kept),
    watch(onChange) {
      let end: (() => void) | null = null;
      let hasEnded = false;
      load().then(
        (backups) => {
          if (!hasEnded) end = backups.watch(onChange);
        },
        () => undefined,
      );
      return () => {
        hasEnded = true;
        end?.();
      };
    },
  };
}

export const backups: Backups = lateBackups(loadBackups);
