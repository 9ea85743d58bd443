import {
  NO_PROFILES,
  type ProfileCollection,
  withActive,
  withAdded,
  withNew,
  withRemoved,
  withReplaced,
} from '#model/profile/collection';
import { nextProfileName } from '#model/profile/naming';
import { readName } from '#model/profile/plain';
import type { Profile } from '#model/profile/profile';
import { joinCollections } from '#model/rules/copies/joining';
import type { StoredValue } from '#model/vocabulary/storage';
import * as kept from '../kept/kept.logic.ts';
import { mergedProfile } from './profiles.merge.ts';
import { reconciled } from './profiles.tabs.ts';
import type { ProfilesContext, ProfilesEvent } from './profiles.types.ts';

type Change = Partial<ProfilesContext>;

export const initialContext = (): ProfilesContext => ({
  ...kept.initialContext(NO_PROFILES),
  theirs: null,
  isDamaged: false,
  completedFrom: null,
  undo: null,
});

/** The collection after a command; the same object when nothing changes. */
export function applyCommand(collection: ProfileCollection, event: ProfilesEvent): ProfileCollection {
  switch (event.type) {
    case 'PROFILE.ADD':
      return withNew(collection, event.server);
    case 'PROFILE.INSERT':
      return withAdded(collection, event.profiles);
    case 'PROFILE.REMOVE':
      return withRemoved(collection, event.index);
    case 'PROFILE.RENAME':
      return renamed(collection, event.index, event.name);
    case 'PROFILE.REPLACE':
      return replaced(collection, event);
    case 'PROFILE.SELECT':
      return selected(collection, event.index);
    case 'PROFILES.EXCHANGE':
      return withActive(event.collection, event.collection.active);
    default:
      return collection;
  }
}

/** Takes the stored profiles and appends those created before they were read. */
export function takeLoaded(context: ProfilesContext, event: ProfilesEvent): Change {
  if (event.type !== 'xstate.done.actor.load') return {};
  const { value } = event.output;
  return { ...basedOn(event.output), value: withAdded(value, context.value.profiles) };
}

/** Merges a change into the current state of its profile. */
function replaced(
  collection: ProfileCollection,
  { index, profile, base }: ProfilesEvent & { readonly type: 'PROFILE.REPLACE' },
): ProfileCollection {
  const { profiles } = collection;
  if (base === undefined || profiles[index] === base) return withReplaced(collection, index, profile);
  const place = profiles.indexOf(base);
  if (place >= 0) return withReplaced(collection, place, profile);
  const isNamed = ({ name }: Profile): boolean => name === base.name;
  const there = profiles[index];
  const found = there && isNamed(there) ? index : profiles.findIndex(isNamed);
  const now = profiles[found];
  return now ? withReplaced(collection, found, mergedProfile(base, profile, now).profile) : collection;
}

function renamed(collection: ProfileCollection, index: number, name: string): ProfileCollection {
  const profile = collection.profiles[index];
  if (!profile) return collection;
  const others = collection.profiles.filter((_, i) => i !== index);
  return withReplaced(collection, index, {
    ...profile,
    name: readName(name) || nextProfileName(names(others)),
  });
}

function selected(collection: ProfileCollection, index: number): ProfileCollection {
  const next = withActive(collection, index);
  return next.active === collection.active ? collection : next;
}

const names = (profiles: readonly Profile[]): string[] => profiles.map(({ name }) => name);

/** Local changes and those of the other tab do not conflict. */
export const canReconcile = (context: ProfilesContext, event: ProfilesEvent): boolean =>
  reconciledWith(context, kept.storedIn(event)) !== null;

function reconciledWith(
  { kept: base, value, revision }: ProfilesContext,
  theirs: StoredValue<ProfileCollection> | null,
): ProfileCollection | null {
  if (theirs === null) return null;
  return theirs.revision === revision ? value : reconciled(base ?? NO_PROFILES, value, theirs.value);
}

/** Merges local changes into the profiles of the other tab. */
export function reconcile(context: ProfilesContext, event: ProfilesEvent): Change {
  const theirs = kept.storedIn(event);
  const value = reconciledWith(context, theirs);
  if (theirs === null || value === null) return {};
  return theirs.revision === context.revision ? {} : { ...basedOn(theirs), value };
}

export const noteTheirs = (event: ProfilesEvent): Change => ({ theirs: kept.storedIn(event) });

export function resolve({ value, theirs }: ProfilesContext, event: ProfilesEvent): Change {
  if (event.type !== 'CONFLICT.RESOLVE' || theirs === null) return {};
  const ways = { mine: { ...value }, theirs: theirs.value, both: joinCollections(value, theirs.value) };
  return { ...basedOn(theirs), value: ways[event.keep] };
}

const basedOn = ({ value, revision, isDamaged, completedFrom }: StoredValue<ProfileCollection>): Change => ({
  kept: value,
  tried: value,
  revision,
  isDamaged,
  completedFrom: completedFrom ?? null,
  problem: null,
  theirs: null,
});
