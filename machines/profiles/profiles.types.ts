import type { ProfileCollection } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { Kept } from '#model/vocabulary/storage';
import type { KeptContext, SlotEvent } from '../kept/kept.types.ts';

/** What was taken away last and can come back. */
export type Undo =
  | {
      readonly kind: 'removed';
      readonly profile: Profile;
      readonly index: number;
      readonly wasActive: boolean;
    }
  | {
      readonly kind: 'exchanged';
      readonly collection: ProfileCollection;
      /** What took its place. */
      readonly by: ProfileCollection;
    };

export interface ProfilesContext extends KeptContext<ProfileCollection> {
  /** What another tab kept while this one had changes of its own; null when there is nothing to decide. */
  readonly theirs: Kept<ProfileCollection> | null;
  readonly isDamaged: boolean;
  /** Time of the backup that filled what was damaged, epoch milliseconds. */
  readonly completedFrom: number | null;
  /** Until the next deletion or exchange, or until it is dismissed. */
  readonly undo: Undo | null;
}

export type ProfilesCommand =
  /** A new empty profile with the next free name. */
  | { readonly type: 'PROFILE.ADD'; readonly server: ServerIndex }
  /** Ready-made profiles, such as the premade one or a copy. */
  | { readonly type: 'PROFILE.INSERT'; readonly profiles: readonly Profile[] }
  | { readonly type: 'PROFILE.REMOVE'; readonly index: number }
  | { readonly type: 'PROFILE.RENAME'; readonly index: number; readonly name: string }
  /** `base` is what the change was made from: what was changed meanwhile, here or in another tab, stays changed. */
  | {
      readonly type: 'PROFILE.REPLACE';
      readonly index: number;
      readonly profile: Profile;
      readonly base?: Profile | undefined;
    }
  | { readonly type: 'PROFILE.SELECT'; readonly index: number }
  /** The whole collection in the place of what is here: a backup, or one that an import was put into. */
  | { readonly type: 'PROFILES.EXCHANGE'; readonly collection: ProfileCollection }
  | { readonly type: 'UNDO.RUN' }
  | { readonly type: 'UNDO.DISMISS' }
  | { readonly type: 'STORAGE.RETRY' }
  /** Both tabs changed something: what is here, what is there, or theirs with those of mine that are not among them. */
  | { readonly type: 'CONFLICT.RESOLVE'; readonly keep: 'mine' | 'theirs' | 'both' };

export type ProfilesEvent = ProfilesCommand | SlotEvent<ProfileCollection>;
