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
  /** The browser does not hold what is shown: say why and offer `retryStorage` and an export. */
  readonly storageProblem: StorageProblem | null;
  /** The browser holds all that is shown; false also for the moment that a save takes. */
  readonly isKept: boolean;
  /** A part of what was kept was unreadable and was set aside. */
  readonly isDamaged: boolean;
  /** Time of the backup that what is shown was completed from, epoch milliseconds; null when it was not. */
  readonly completedFrom: number | null;
  /** Another tab changed the profiles while this one did: their profiles. Ask which to keep; null otherwise. */
  readonly conflict: readonly Profile[] | null;
  /** What was taken away last and can come back by `undo`. */
  readonly undoable: Undo | null;
  add(server: ServerIndex): void;
  insert(...profiles: readonly Profile[]): void;
  remove(index: number): void;
  rename(index: number, name: string): void;
  /** Puts a change of the profile that this view shows at `index`; what was changed since stays changed. */
  replace(index: number, profile: Profile): void;
  select(index: number): void;
  /** Another collection in the place of this one; `undo` turns it round. */
  exchange(collection: ProfileCollection): void;
  undo(): void;
  dismissUndo(): void;
  retryStorage(): void;
  resolveConflict(keep: 'mine' | 'theirs' | 'both'): void;
}

/** What a page sees of the profiles and what it can do. */
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
