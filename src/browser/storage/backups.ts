/** The rolling backups of the profiles: a few slots in the browser's storage, each a text of its own. */
import {
  type BackupReason,
  type BackupSummary,
  markOf,
  packedText,
  readBackup,
  readSummary,
  writeBackup,
} from '#model/profile/backups/backup';
import { isLoss } from '#model/profile/backups/losses';
import { completeFromBackup } from '#model/profile/backups/recovering';
import { backupToDelete, MAX_BACKUPS } from '#model/profile/backups/rolling';
import type { ProfileCollection } from '#model/profile/collection';
import type { StoredValue } from '#model/vocabulary/storage';
import { nextTask } from '../first/next-task.ts';
import type { Tabs } from './shared-value.ts';
import { StorageFailure, type TextStorage } from './storage.ts';

/** While profiles are edited, the state before is kept at least this often. */
export const REGULAR_MS = 10 * 60_000;

const KEY = 'backups';
const keyOf = (slot: number): string => `${KEY}/${slot}`;
const SLOTS = Array.from({ length: MAX_BACKUPS }, (_, slot) => slot);

interface KeptBackup extends BackupSummary {
  readonly slot: number;
}

/** Every call rejects with nothing but StorageFailure. */
export interface Backups {
  /** Latest first; what cannot be read is left out. */
  list(): Promise<readonly KeptBackup[]>;
  /** False where the latest backup holds the same. */
  take(collection: ProfileCollection, reason: BackupReason): Promise<boolean>;
  /** Null when there is none any more, or a damaged one. */
  open(slot: number): Promise<ProfileCollection | null>;
  /** Before profiles are saved over others: keeps those when much would go, or when it is time. Never rejects. */
  beforeSave(there: StoredValue<ProfileCollection>, next: ProfileCollection): Promise<void>;
  /** Fills what could not be read from the latest backup. Never rejects. */
  recover(kept: StoredValue<ProfileCollection>): Promise<StoredValue<ProfileCollection>>;
  /** Keeps what is there at the beginning of a visit. Never rejects. */
  onVisit(kept: StoredValue<ProfileCollection>): Promise<void>;
  watch(onChange: () => void): () => void;
}

const cardsOf = ({ profiles }: BackupSummary): number => profiles.reduce((sum, { cards }) => sum + cards, 0);

async function listSlots(storage: TextStorage): Promise<readonly KeptBackup[]> {
  const found: KeptBackup[] = [];
  for (const slot of SLOTS) {
    const text = await storage.get(keyOf(slot));
    const summary = text === null ? null : readSummary(text);
    if (summary) found.push({ ...summary, slot });
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Where the next one goes: a free slot, else that of the one to give up. */
function slotFor(list: readonly KeptBackup[], at: number): number {
  const taken = new Set(list.map(({ slot }) => slot));
  const free = SLOTS.find((slot) => !taken.has(slot));
  if (free !== undefined) return free;
  const dated = list.map(({ slot, ...summary }) => ({ slot, at: summary.at, cards: cardsOf(summary) }));
  return backupToDelete([...dated, { slot: -1, at, cards: 0 }], at)?.slot ?? 0;
}

const isQuota = (error: unknown): boolean => error instanceof StorageFailure && error.problem === 'quota';

/** Writes into a slot; where there is no room, older backups make some, from the oldest on. */
async function write(
  storage: TextStorage,
  list: readonly KeptBackup[],
  slot: number,
  text: string,
): Promise<void> {
  const others = list.filter((each) => each.slot !== slot);
  for (;;) {
    try {
      return await storage.set(keyOf(slot), text);
    } catch (error) {
      const oldest = others.pop();
      if (!isQuota(error) || !oldest) throw error;
      await storage.remove(keyOf(oldest.slot));
    }
  }
}

interface World {
  readonly storage: TextStorage;
  readonly tabs: Pick<Tabs, 'lock' | 'broadcast'>;
  readonly clock: () => number;
}

const openSlot = async (storage: TextStorage, slot: number): Promise<ProfileCollection | null> => {
  const text = await storage.get(keyOf(slot));
  return text === null ? null : readBackup(text);
};

/** Now, or the next millisecond that no backup has: the list is in the order in which they were made. */
function momentAfter(list: readonly KeptBackup[], now: number): number {
  const taken = new Set(list.map(({ at }) => at));
  let at = now;
  while (taken.has(at)) at++;
  return at;
}

/** Makes backups, and knows when the latest was made without asking each time. */
function createTaker({ storage, tabs, clock }: World) {
  const { lock, broadcast } = tabs;
  /** Null when it must be looked up. */
  let latest: number | null = null;
  broadcast.listen(KEY, () => {
    latest = null;
  });
  /** A channel does not hear itself. */
  const ears = new Set<() => void>();
  const take = (collection: ProfileCollection, reason: BackupReason) =>
    lock.run(KEY, async () => {
      const there = await listSlots(storage);
      const at = momentAfter(there, clock());
      latest = at;
      for (const profile of collection.profiles) {
        await nextTask();
        packedText(profile);
      }
      await nextTask();
      if (there[0]?.mark === markOf(collection)) return false;
      await write(storage, there, slotFor(there, at), writeBackup(collection, reason, at));
      broadcast.post(KEY);
      for (const hear of ears) hear();
      return true;
    });
  const isDue = async () => {
    latest ??= (await listSlots(storage))[0]?.at ?? 0;
    // A clock that was set back must not stop backups until it has caught up.
    return Math.abs(clock() - latest) >= REGULAR_MS;
  };
  const watch = (onChange: () => void) => {
    const deaf = broadcast.listen(KEY, onChange);
    ears.add(onChange);
    return () => {
      deaf();
      ears.delete(onChange);
    };
  };
  return { take, isDue, watch };
}

export function createBackups(
  storage: TextStorage,
  tabs: World['tabs'],
  clock: () => number = Date.now,
): Backups {
  const { take, isDue, watch } = createTaker({ storage, tabs, clock });
  const list = () => listSlots(storage);
  const open = (slot: number) => openSlot(storage, slot);
  return {
    list,
    take,
    open,
    watch,
    beforeSave: ({ value, isDamaged }, next) =>
      quietly(async () => {
        if (isDamaged || value.profiles.length === 0) return;
        if (isLoss(value, next)) await take(value, 'removal');
        else if (await isDue()) await take(value, 'regular');
      }, undefined),
    recover: (kept) => quietly(() => recovered(kept, list, open), kept),
    onVisit: ({ value, isDamaged }) =>
      quietly(async () => {
        if (!isDamaged && value.profiles.length > 0 && (await isDue())) await take(value, 'regular');
      }, undefined),
  };
}

async function recovered(
  kept: StoredValue<ProfileCollection>,
  list: Backups['list'],
  open: Backups['open'],
): Promise<StoredValue<ProfileCollection>> {
  if (!kept.isDamaged) return kept;
  for (const { slot, at } of await list()) {
    const backup = await open(slot);
    if (!backup) continue;
    const value = completeFromBackup(kept.value, backup);
    return value === kept.value ? kept : { ...kept, value, completedFrom: at };
  }
  return kept;
}

/** Backups are a second line: where they fail, the first one must hold all the same. */
async function quietly<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await task();
  } catch {
    return otherwise;
  }
}
