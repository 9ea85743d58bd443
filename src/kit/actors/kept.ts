import { fromCallback, fromPromise } from 'xstate';
import type { ProfileCollection } from '#model/profile/collection';
import { readCollection, writeCollection } from '#model/profile/stored';
import type { Codec, JoiningCodec, Keeping, KeepOutcome } from '#model/vocabulary/storage';
import { sharedValue, type Tabs } from '#src/browser/storage/shared-value.ts';
import type { TextStorage } from '#src/browser/storage/storage.ts';
import { restoreUnflushed } from '#src/browser/storage/unflushed.ts';

/** Storage keys and what is kept under them; a damaged text is kept under the key with `.bad` behind. */
export const PROFILES: Codec<ProfileCollection> = {
  key: 'profiles/profiles',
  decode: readCollection,
  encode: writeCollection,
};

/** What another tab saved since wins over a choice that was not saved and cannot be joined with it. */
export const dropLate = async (): Promise<void> => undefined;

/** What fills the slots of a machine that keeps a value. */
export function kept<T>(storage: TextStorage, codec: JoiningCodec<T>, tabs: Tabs) {
  const shared = sharedValue(storage, codec, tabs);
  let isFirst = true;
  return {
    load: fromPromise(async () => {
      if (isFirst) await restoreUnflushed(codec, shared, dropLate);
      isFirst = false;
      return shared.load();
    }),
    save: fromPromise<KeepOutcome<T>, Keeping<T>>(({ input }) => shared.save(input)),
    watch: fromCallback(({ sendBack }) => shared.watch(() => sendBack({ type: 'KEPT.CHANGED' }))),
  };
}
