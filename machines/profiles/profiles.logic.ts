import {
  NO_PROFILES,
  type ProfileCollection,
  withActive,
  withAdded,
  withNew,
  withRemoved,
  withReplaced,
} from '#model/profile/collection';
import { importProfiles } from '#model/profile/import';
import { nextProfileName } from '#model/profile/naming';
import { readName } from '#model/profile/plain';
import type { Profile } from '#model/profile/profile';
import { type Keeping, type Kept, type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import { joined, reconciled } from './profiles.tabs.ts';
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
  lastImport: null,
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
      return withReplaced(collection, event.index, event.profile);
    case 'PROFILE.SELECT':
      return selected(collection, event.index);
    default:
      return collection;
  }
}

/** Reads the text and adds what is in it; the outcome tells what was left out or why nothing was added. */
export function imported({ collection }: ProfilesContext, event: ProfilesEvent): Change {
  if (event.type !== 'PROFILE.IMPORT') return {};
  const result = importProfiles(event.text, names(collection.profiles));
  if (!result.ok) return { lastImport: result };
  const lastImport = { ok: true, added: result.profiles.length, notes: result.notes } as const;
  return { collection: withAdded(collection, result.profiles), lastImport };
}

/** Takes what was kept; profiles made while it could not be read are added behind. */
export function loaded({ collection }: ProfilesContext, event: ProfilesEvent): Change {
  if (event.type !== 'xstate.done.actor.load') return {};
  const { value, isDamaged, revision } = event.output;
  return {
    collection: withAdded(value, collection.profiles),
    kept: value,
    tried: value,
    revision,
    problem: null,
    isDamaged,
  };
}

export const problemIn = (event: ProfilesEvent): StorageProblem =>
  storageProblemOf('error' in event ? event.error : null);

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

const basedOn = ({ value, revision, isDamaged }: Kept<ProfileCollection>): Change => ({
  kept: value,
  tried: value,
  revision,
  isDamaged,
  problem: null,
  theirs: null,
});
