import type { ProfileChange } from '#model/profile/edit/change';
import type { History } from '#model/profile/edit/history';

export interface CollectionContext {
  readonly history: History;
  /** Ids of selected cards for bulk edits. */
  readonly picked: ReadonlySet<number>;
}

/** What a visitor can do. */
export type CollectionCommand =
  /** An edit as a change of the profile. Consecutive edits with the same key are undone as one. */
  | { readonly type: 'EDIT.MADE'; readonly change: ProfileChange; readonly key: string | null }
  | { readonly type: 'EDIT.UNDO' }
  | { readonly type: 'EDIT.REDO' }
  | { readonly type: 'PICKING.START' }
  /** Clears the selection. */
  | { readonly type: 'PICKING.END' }
  /** Selects or deselects a card. */
  | { readonly type: 'PICK.TOGGLED'; readonly id: number }
  | { readonly type: 'PICK.ADDED'; readonly ids: readonly number[] };

export type CollectionEvent =
  | CollectionCommand
  /** Another profile is active: the undo history is cleared. */
  | { readonly type: 'PROFILE.CHANGED' };

/** For the owner of the profile. */
export type CollectionEmitted = { readonly type: 'CHANGE.REQUESTED'; readonly change: ProfileChange };
