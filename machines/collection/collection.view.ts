import type { SnapshotFrom } from 'xstate';
import type { ProfileChange } from '#model/profile/edit/change';
import type { CollectionCommand } from './collection.logic.ts';
import type { collectionMachine } from './collection.machine.ts';

export interface CollectionView {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Pressing a card selects it. */
  readonly isPicking: boolean;
  readonly picked: ReadonlySet<number>;
  edit(change: ProfileChange, key: string | null): void;
  undo(): void;
  redo(): void;
  startPicking(): void;
  endPicking(): void;
  toggle(id: number): void;
  pick(ids: readonly number[]): void;
}

/** Selection, undo history and their commands for a page. */
export function collectionView(
  snapshot: SnapshotFrom<typeof collectionMachine>,
  send: (event: CollectionCommand) => void,
): CollectionView {
  const { history, picked } = snapshot.context;
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isPicking: snapshot.hasTag('picking'),
    picked,
    edit: (change, key) => send({ type: 'EDIT.MADE', change, key }),
    undo: () => send({ type: 'EDIT.UNDO' }),
    redo: () => send({ type: 'EDIT.REDO' }),
    startPicking: () => send({ type: 'PICKING.START' }),
    endPicking: () => send({ type: 'PICKING.END' }),
    toggle: (id) => send({ type: 'PICK.TOGGLED', id }),
    pick: (ids) => send({ type: 'PICK.ADDED', ids }),
  };
}
