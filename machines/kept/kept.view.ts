import type { StorageProblem } from '#model/vocabulary/storage';
import type { KeptCommand, KeptContext } from './kept.types.ts';

/** Whether a kept value is there and safe, for its view. */
export interface StorageView {
  /** Nothing was read yet: the defaults show and edits do nothing. */
  readonly isLoading: boolean;
  /** Why the browser does not hold what is shown; null when it does. */
  readonly storageProblem: StorageProblem | null;
  retryStorage(): void;
}

export interface KeptView<Value, Edit> {
  readonly value: Value;
  edit(edit: Edit): void;
  readonly storage: StorageView;
}

/** The part of a machine's snapshot that its view is made of. */
export interface KeptSnapshot<Value> {
  readonly context: KeptContext<Value>;
  hasTag(tag: 'busy' | 'error'): boolean;
}

export type Send<Edit> = (event: KeptCommand<Edit>) => void;

export const keptView = <Value, Edit>(
  snapshot: KeptSnapshot<Value>,
  send: Send<Edit>,
): KeptView<Value, Edit> => ({
  value: snapshot.context.value,
  edit: (edit) => send({ type: 'VALUE.EDITED', edit }),
  storage: {
    isLoading: snapshot.hasTag('busy'),
    storageProblem: snapshot.hasTag('error') ? snapshot.context.problem : null,
    retryStorage: () => send({ type: 'STORAGE.RETRY' }),
  },
});
