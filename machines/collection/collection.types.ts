import type { ProfileChange } from '#model/profile/edit/change';
import type { History } from '#model/profile/edit/history';

export interface CollectionContext {
  readonly history: History;
  /** Cards that are picked, for something that is done to all of them. */
  readonly picked: ReadonlySet<number>;
}

/** What a visitor can do. */
export type CollectionCommand =
  /** An edit, as what it does to the profile. Steps of one key in a row are taken back as one. */
  | { readonly type: 'EDIT.MADE'; readonly change: ProfileChange; readonly key: string | null }
  | { readonly type: 'EDIT.UNDO' }
  | { readonly type: 'EDIT.REDO' }
  | { readonly type: 'PICKING.START' }
  /** Lets go of all that is picked. */
  | { readonly type: 'PICKING.END' }
  /** Picks what is not picked, or lets go of it. */
  | { readonly type: 'PICK.TOGGLED'; readonly id: number }
  | { readonly type: 'PICK.ADDED'; readonly ids: readonly number[] };

export type CollectionEvent =
  | CollectionCommand
  /** Another profile is in use: nothing that was done to the one before can be taken back here. */
  | { readonly type: 'PROFILE.CHANGED' };

/** For whoever holds the profile. */
export type CollectionEmitted = { readonly type: 'CHANGE.WANTED'; readonly change: ProfileChange };
