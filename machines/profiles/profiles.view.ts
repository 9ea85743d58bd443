import type { SnapshotFrom } from 'xstate';
import { activeProfile } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { StorageProblem } from '#model/vocabulary/storage';
import type { profilesMachine } from './profiles.machine.ts';
import type { ImportOutcome, ProfilesCommand } from './profiles.types.ts';

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
  /** A part of what was kept was unreadable and was set aside. */
  readonly isDamaged: boolean;
  /** Another tab changed the profiles while this one did: their profiles. Ask which to keep; null otherwise. */
  readonly conflict: readonly Profile[] | null;
  readonly lastImport: ImportOutcome | null;
  add(server: ServerIndex): void;
  insert(...profiles: readonly Profile[]): void;
  importText(text: string): void;
  dismissImport(): void;
  remove(index: number): void;
  rename(index: number, name: string): void;
  replace(index: number, profile: Profile): void;
  select(index: number): void;
  retryStorage(): void;
  resolveConflict(keep: 'mine' | 'theirs' | 'both'): void;
}

/** What a page sees of the profiles and what it can do. */
export function profilesView(
  snapshot: SnapshotFrom<typeof profilesMachine>,
  send: (event: ProfilesCommand) => void,
): ProfilesView {
  const { collection, problem, isDamaged, lastImport, theirs } = snapshot.context;
  return {
    isLoading: snapshot.hasTag('busy'),
    profiles: collection.profiles,
    active: collection.active,
    activeProfile: activeProfile(collection),
    storageProblem: snapshot.hasTag('error') ? problem : null,
    isDamaged,
    conflict: snapshot.hasTag('conflict') ? (theirs?.value.profiles ?? null) : null,
    lastImport,
    add: (server) => send({ type: 'PROFILE.ADD', server }),
    insert: (...profiles) => send({ type: 'PROFILE.INSERT', profiles }),
    importText: (text) => send({ type: 'PROFILE.IMPORT', text }),
    dismissImport: () => send({ type: 'IMPORT.DISMISS' }),
    remove: (index) => send({ type: 'PROFILE.REMOVE', index }),
    rename: (index, name) => send({ type: 'PROFILE.RENAME', index, name }),
    replace: (index, profile) => send({ type: 'PROFILE.REPLACE', index, profile }),
    select: (index) => send({ type: 'PROFILE.SELECT', index }),
    retryStorage: () => send({ type: 'STORAGE.RETRY' }),
    resolveConflict: (keep) => send({ type: 'CONFLICT.RESOLVE', keep }),
  };
}
