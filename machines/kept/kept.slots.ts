import { fromCallback, fromPromise } from 'xstate';
import type { Keeping, KeepOutcome, StoredValue } from '#model/vocabulary/storage';

/** Slots of a machine that keeps a value; src/app/boot/services.ts fills them. */
export const keptSlots = <Value>() => ({
  load: fromPromise<StoredValue<Value>>(() => Promise.reject(new Error('not provided: load'))),
  save: fromPromise<KeepOutcome<Value>, Keeping<Value>>(() =>
    Promise.reject(new Error('not provided: save')),
  ),
  watch: fromCallback(() => {
    throw new Error('not provided: watch');
  }),
});
