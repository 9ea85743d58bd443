import type { ServerIndex } from '../vocabulary/servers.ts';
import { emptyProfile } from './defaults.ts';
import { nextProfileName } from './naming.ts';
import type { Profile } from './profile.ts';

/** All profiles of a visitor. `active` is 0 when there are none (reference R37). */
export interface ProfileCollection {
  readonly profiles: readonly Profile[];
  readonly active: number;
}

export const NO_PROFILES: ProfileCollection = { profiles: [], active: 0 };

const inRange = (index: number, count: number): number =>
  Number.isFinite(index) ? Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1)) : 0;

export const activeProfile = (collection: ProfileCollection): Profile | null =>
  collection.profiles[collection.active] ?? null;

export const withActive = (collection: ProfileCollection, index: number): ProfileCollection => ({
  ...collection,
  active: inRange(index, collection.profiles.length),
});

/** Adds profiles at the end; the last one becomes active. */
export function withAdded(collection: ProfileCollection, added: readonly Profile[]): ProfileCollection {
  if (added.length === 0) return collection;
  const profiles = [...collection.profiles, ...added];
  return { profiles, active: profiles.length - 1 };
}

/** Adds an empty profile under the next free name. */
export function withNew(collection: ProfileCollection, server: ServerIndex): ProfileCollection {
  const name = nextProfileName(collection.profiles.map((profile) => profile.name));
  return withAdded(collection, [emptyProfile(name, server)]);
}

/** Removing the active profile makes the first active; removing an earlier one keeps the active one active. */
export function withRemoved(collection: ProfileCollection, index: number): ProfileCollection {
  if (!(index in collection.profiles)) return collection;
  const profiles = collection.profiles.filter((_, i) => i !== index);
  const { active } = collection;
  if (index === active) return { profiles, active: 0 };
  return { profiles, active: inRange(index < active ? active - 1 : active, profiles.length) };
}

/** Puts a profile before the one at `index`, or at the end; the one that was active stays so unless the new one shall be. */
export function withInserted(
  collection: ProfileCollection,
  index: number,
  profile: Profile,
  isActive: boolean,
): ProfileCollection {
  const { profiles, active } = collection;
  const place = Math.min(Math.max(0, index), profiles.length);
  const kept = profiles.length > 0 && place <= active ? active + 1 : active;
  return { profiles: profiles.toSpliced(place, 0, profile), active: isActive ? place : kept };
}

/** Puts a changed profile in the place of the one at `index`. */
export function withReplaced(
  collection: ProfileCollection,
  index: number,
  profile: Profile,
): ProfileCollection {
  if (!(index in collection.profiles)) return collection;
  return { ...collection, profiles: collection.profiles.with(index, profile) };
}
