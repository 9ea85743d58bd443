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
import { joined } from '#model/rules/copies/joining';
import { type Keeping, type Kept, type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import { mergedProfile } from './profiles.merge.ts';
import { reconciled } from './profiles.tabs.ts';
import type { ProfilesContext, ProfilesEvent } from './profiles.types.ts';

type Change = Partial<ProfilesContext>;

export const initialContext = (): ProfilesContext => ({
  collection: NO_PROFILES,
  kept: null,
  tried: null,
  revision: null,
  isStale: false,
  theirs: null,
  problem: null,
  isDamaged: false,
  completedFrom: null,
  undo: null,
});

/** The collection after a command; the same object when nothing changes. */
export function changed(collection: ProfileCollection, event: ProfilesEvent): ProfileCollection {
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

/** Takes what was kept; profiles made while it could not be read are added behind. */
export function loaded({ collection }: ProfilesContext, event: ProfilesEvent): Change {
  if (event.type !== 'xstate.done.actor.load') return {};
  const { value, isDamaged, revision, completedFrom = null } = event.output;
  return {
    collection: withAdded(value, collection.profiles),
    kept: value,
    tried: value,
    revision,
    problem: null,
    isDamaged,
    completedFrom,
  };
}

export const problemIn = (event: ProfilesEvent): StorageProblem =>
  storageProblemOf('error' in event ? event.error : null);

/** Puts a change where its profile stands by now, together with what was changed since it was begun. */
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

/** Input of `save`. */
export const keepingOf = ({ context }: { context: ProfilesContext }): Keeping<ProfileCollection> => ({
  value: context.collection,
  base: context.revision,
});

export const wasKept = (event: ProfilesEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.isKept;

export const noteKept = ({ tried }: ProfilesContext, event: ProfilesEvent): Change =>
  event.type === 'xstate.done.actor.save' && event.output.isKept
    ? { kept: tried, revision: event.output.revision, problem: null }
    : {};

/** What another tab kept, in whichever event it came. */
function theirsIn(event: ProfilesEvent): Kept<ProfileCollection> | null {
  if (event.type === 'xstate.done.actor.check') return event.output;
  return event.type === 'xstate.done.actor.save' && !event.output.isKept ? event.output.theirs : null;
}

/** The changes here and there do not touch each other. */
export const canReconcile = (context: ProfilesContext, event: ProfilesEvent): boolean =>
  reconciledWith(context, theirsIn(event)) !== null;

function reconciledWith(
  { kept, collection, revision }: ProfilesContext,
  theirs: Kept<ProfileCollection> | null,
): ProfileCollection | null {
  if (theirs === null) return null;
  return theirs.revision === revision
    ? collection
    : reconciled(kept ?? NO_PROFILES, collection, theirs.value);
}

/** Takes what another tab kept together with what was changed here. */
export function reconcile(context: ProfilesContext, event: ProfilesEvent): Change {
  const theirs = theirsIn(event);
  const collection = reconciledWith(context, theirs);
  if (theirs === null || collection === null) return {};
  return theirs.revision === context.revision ? {} : { collection, ...basedOn(theirs) };
}

export const noteTheirs = (event: ProfilesEvent): Change => ({ theirs: theirsIn(event) });

export function resolved({ collection, theirs }: ProfilesContext, event: ProfilesEvent): Change {
  if (event.type !== 'CONFLICT.RESOLVE' || theirs === null) return {};
  const ways = { mine: { ...collection }, theirs: theirs.value, both: joined(collection, theirs.value) };
  return { collection: ways[event.keep], ...basedOn(theirs) };
}

const basedOn = ({ value, revision, isDamaged, completedFrom }: Kept<ProfileCollection>): Change => ({
  kept: value,
  tried: value,
  revision,
  isDamaged,
  completedFrom: completedFrom ?? null,
  problem: null,
  theirs: null,
});
