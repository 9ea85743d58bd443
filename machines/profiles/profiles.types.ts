import type { ProfileCollection } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { StoredValue } from '#model/vocabulary/storage';
import type { KeptContext, SlotEvent } from '../kept/kept.types.ts';

/** The last removal, which can be undone. */
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
      /** The collection that replaced it. */
      readonly replacement: ProfileCollection;
    };

export interface ProfilesContext extends KeptContext<ProfileCollection> {
  /** Profiles saved by another tab that conflict with local changes; null without a conflict. */
  readonly theirs: StoredValue<ProfileCollection> | null;
  readonly isDamaged: boolean;
  /** Time of the backup that repaired damaged data, epoch milliseconds. */
  readonly completedFrom: number | null;
  /** Lasts until the next removal or replacement, or until dismissed. */
  readonly undo: Undo | null;
}

export type ProfilesCommand =
  /** A new empty profile with the next free name. */
  | { readonly type: 'PROFILE.ADD'; readonly server: ServerIndex }
  /** Ready-made profiles, such as the premade one or a copy. */
  | { readonly type: 'PROFILE.INSERT'; readonly profiles: readonly Profile[] }
  | { readonly type: 'PROFILE.REMOVE'; readonly index: number }
  | { readonly type: 'PROFILE.RENAME'; readonly index: number; readonly name: string }
  /** `base` is the version that was edited: later changes here or in another tab are kept. */
  | {
      readonly type: 'PROFILE.REPLACE';
      readonly index: number;
      readonly profile: Profile;
      readonly base?: Profile | undefined;
    }
  | { readonly type: 'PROFILE.SELECT'; readonly index: number }
  /** Replaces the whole collection by a backup or an import. */
  | { readonly type: 'PROFILES.EXCHANGE'; readonly collection: ProfileCollection }
  | { readonly type: 'UNDO.RUN' }
  | { readonly type: 'UNDO.DISMISS' }
  | { readonly type: 'STORAGE.RETRY' }
  /** Both tabs have changes: keep mine, theirs, or theirs plus my additional profiles. */
  | { readonly type: 'CONFLICT.RESOLVE'; readonly keep: 'mine' | 'theirs' | 'both' };

export type ProfilesEvent = ProfilesCommand | SlotEvent<ProfileCollection>;
