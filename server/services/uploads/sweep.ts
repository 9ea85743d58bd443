import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import { type FileStore, idOfKey, SHARDS } from '../../store/uploads/files.ts';
import { referencedOf } from '../../store/uploads/references.ts';
import { AVAILABLE } from '../../store/uploads/rows.ts';
import {
  dropClaimsBefore,
  dropUnused,
  hasUploads,
  listShard,
  listUnused,
  noteFile,
  renewUse,
} from '../../store/uploads/sweeping.ts';
import type { Incoming } from './incoming.ts';

const BATCH = 500;

export interface SweepParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly incoming: Incoming;
  readonly log: (line: string) => void;
}

/** Lets go of files that nothing shows and no one asked for during a day: the row first, then the file. */
async function dropUnreferenced({ store: { db, now }, files }: SweepParts): Promise<void> {
  const before = now() - DAY_MS;
  for (;;) {
    const unused = await listUnused(db, before, BATCH);
    const hashes = unused.map(({ hash }) => hash);
    const shown = unused.length === 0 ? new Set<string>() : await referencedOf(db, hashes);
    await renewUse(
      db,
      hashes.filter((hash) => shown.has(hash)),
      now(),
    );
    for (const kept of unused.filter(({ hash }) => !shown.has(hash))) {
      if (await dropUnused(db, kept, before)) await files.remove(kept.fileKey);
    }
    if (unused.length < BATCH) return;
  }
}

/**
 * Brings rows and files together where a crash, a lost disk or a restored database took them apart. Rows are read before
 * files are listed: a file is there before its row, so that a row without a file has lost it. An empty table proves
 * nothing about the files: it may be the wrong database.
 */
async function heal({ store: { db, now }, files, log }: SweepParts): Promise<void> {
  if (!(await hasUploads(db))) return;
  let lost = 0;
  for (const shard of SHARDS) {
    const rows = await listShard(db, shard);
    const keys = new Set(await files.list(shard));
    for (const row of rows) {
      const isThere = keys.delete(row.fileKey);
      if (isThere === (row.state === AVAILABLE)) continue;
      await noteFile(db, row, isThere);
      if (!isThere) lost++;
    }
    for (const key of keys) {
      const id = idOfKey(key);
      if (id !== null && timeOfId(id) < now() - DAY_MS) await files.remove(key);
    }
  }
  if (lost > 0) log(`Files of members are gone: ${lost}. They can be sent again`);
}

/** What is done about members' files once an hour. */
export async function sweepUploads(parts: SweepParts): Promise<void> {
  const { store, incoming } = parts;
  await incoming.sweep(store.now() - HOUR_MS);
  await dropClaimsBefore(store.db, store.now() - HOUR_MS);
  await dropUnreferenced(parts);
  await heal(parts);
}
