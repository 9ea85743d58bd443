import type { SnapshotFrom } from 'xstate';
import { activeProfile, type ProfileCollection } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { StorageProblem } from '#model/vocabulary/storage';
import type { profilesMachine } from './profiles.machine.ts';
import type { ProfilesCommand, Undo } from './profiles.types.ts';

export interface ProfilesView {
  /** Nothing was read yet: commands do nothing. */
  readonly isLoading: boolean;
  readonly profiles: readonly Profile[];
  /** Index of the active profile; 0 when there are none. */
  readonly active: number;
  /** Null when there are none. */
  readonly activeProfile: Profile | null;
  /** Why the profiles are not stored; offer `retryStorage` and an export. */
  readonly storageProblem: StorageProblem | null;
  /** Everything shown is stored; false while a save is running. */
  readonly isKept: boolean;
  /** Part of the stored data was unreadable and was set aside. */
  readonly isDamaged: boolean;
  /** Time of the backup that completed damaged data, epoch milliseconds; null without one. */
  readonly completedFrom: number | null;
  /** Conflicting profiles of another tab: ask which to keep. Null without a conflict. */
  readonly conflict: readonly Profile[] | null;
  /** The last removal, which `undo` reverts. */
  readonly undoable: Undo | null;
  add(server: ServerIndex): void;
  insert(...profiles: readonly Profile[]): void;
  remove(index: number): void;
  rename(index: number, name: string): void;
  /** Replaces the profile at `index`; later changes by others are kept. */
  replace(index: number, profile: Profile): void;
  select(index: number): void;
  /** Replaces the whole collection; `undo` reverts it. */
  exchange(collection: ProfileCollection): void;
  undo(): void;
  dismissUndo(): void;
  retryStorage(): void;
  resolveConflict(keep: 'mine' | 'theirs' | 'both'): void;
}

/** The profiles and their commands for a page. */
export function profilesView(
  snapshot: SnapshotFrom<typeof profilesMachine>,
  send: (event: ProfilesCommand) => void,
): ProfilesView {
  const { value: collection, kept, problem, isDamaged, theirs, undo, completedFrom } = snapshot.context;
  return {
    isLoading: snapshot.hasTag('busy'),
    profiles: collection.profiles,
    active: collection.active,
    activeProfile: activeProfile(collection),
    storageProblem: snapshot.hasTag('error') ? problem : null,
    isKept: snapshot.hasTag('busy') || collection === kept,
    isDamaged,
    completedFrom,
    conflict: snapshot.hasTag('conflict') ? (theirs?.value.profiles ?? null) : null,
    undoable: undo,
    add: (server) => send({ type: 'PROFILE.ADD', server }),
    insert: (...profiles) => send({ type: 'PROFILE.INSERT', profiles }),
    remove: (index) => send({ type: 'PROFILE.REMOVE', index }),
    rename: (index, name) => send({ type: 'PROFILE.RENAME', index, name }),
    replace: (index, profile) =>
      send({ type: 'PROFILE.REPLACE', index, profile, base: collection.profiles[index] }),
    select: (index) => send({ type: 'PROFILE.SELECT', index }),
    exchange: (next) => send({ type: 'PROFILES.EXCHANGE', collection: next }),
    undo: () => send({ type: 'UNDO.RUN' }),
    dismissUndo: () => send({ type: 'UNDO.DISMISS' }),
    retryStorage: () => send({ type: 'STORAGE.RETRY' }),
    resolveConflict: (keep) => send({ type: 'CONFLICT.RESOLVE', keep }),
  };
}
