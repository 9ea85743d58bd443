import type { Codec, Keeping, KeepOutcome, StoredValue } from '#model/vocabulary/storage';
import type { Broadcast } from './broadcast.ts';
import { type Memory, readKept, writeKept } from './kept-value.ts';
import type { Lock } from './lock.ts';
import type { TextStorage } from './storage.ts';

/** What several tabs need to keep one value together. */
export interface Tabs {
  readonly lock: Lock;
  readonly broadcast: Broadcast;
  watchVisibility(onChange: (isVisible: boolean) => void): () => void;
}

/** A kept value that all tabs of the site share. */
export interface SharedValue<T> {
  load(): Promise<StoredValue<T>>;
  /** Writes only when no one has written since `base` was read, and notifies the other tabs. Rejects with StorageFailure. */
  save(keeping: Keeping<T>): Promise<KeepOutcome<T>>;
  /** Calls back when another tab may have written. */
  watch(onChange: () => void): () => void;
}

/** Sees what is about to be written over, while no other tab can write. */
export type BeforeSave<T> = (there: StoredValue<T>, next: T) => Promise<void>;

export function sharedValue<T>(
  storage: TextStorage,
  codec: Codec<T>,
  tabs: Tabs,
  beforeSave?: BeforeSave<T>,
): SharedValue<T> {
  const memory: Memory<T> = { last: null };
  const load = () => readKept(storage, codec, memory);
  return {
    load,
    save: ({ value, base }) =>
      tabs.lock.run(codec.key, async () => {
        const there = await load();
        if (there.revision !== base) return { isKept: false, theirs: there };
        await beforeSave?.(there, value);
        const revision = await writeKept(storage, codec, value, memory);
        tabs.broadcast.post(codec.key);
        return { isKept: true, revision };
      }),
    watch(onChange) {
      const deaf = tabs.broadcast.listen(codec.key, onChange);
      let wasHidden = false;
      const blind = tabs.watchVisibility((isVisible) => {
        if (isVisible && wasHidden) onChange();
        wasHidden = !isVisible;
      });
      return () => {
        deaf();
        blind();
      };
    },
  };
}
