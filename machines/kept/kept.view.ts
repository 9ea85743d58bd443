import type { StorageProblem } from '#model/vocabulary/storage';
import type { KeptCommand, KeptContext } from './kept.types.ts';

/** Loading and storage state of a kept value. */
export interface StorageView {
  /** Not loaded yet: defaults are shown and edits are ignored. */
  readonly isLoading: boolean;
  /** Why the shown value is not stored; null when it is. */
  readonly storageProblem: StorageProblem | null;
  retryStorage(): void;
}

export interface KeptView<Value, Edit> {
  readonly value: Value;
  edit(edit: Edit): void;
  readonly storage: StorageView;
}

/** The part of a machine's snapshot that its view needs. */
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
