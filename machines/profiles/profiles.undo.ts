/** What a deletion or an exchange of the whole collection took away, and how it comes back. */
import { type ProfileCollection, withInserted } from '#model/profile/collection';
import { freeName } from '#model/profile/naming';
import { textOf } from '#model/rules/copies/relation';
import { reconciled } from './profiles.tabs.ts';
import type { ProfilesContext, ProfilesEvent, Undo } from './profiles.types.ts';

type Undoing = Pick<ProfilesContext, 'undo'>;

/** What must be remembered to take this event back; what was remembered before stays for all others. */
export function remembered({ value: collection, undo }: ProfilesContext, event: ProfilesEvent): Undoing {
  if (event.type === 'PROFILES.EXCHANGE')
    return { undo: { kind: 'exchanged', collection, by: event.collection } };
  if (event.type !== 'PROFILE.REMOVE') return { undo };
  const profile = collection.profiles[event.index];
  if (!profile) return { undo };
  const { index } = event;
  return { undo: { kind: 'removed', profile, index, wasActive: collection.active === index } };
}

const namesOf = ({ profiles }: Pick<ProfileCollection, 'profiles'>) => profiles.map(({ name }) => name);

type Exchange = Undo & { readonly kind: 'exchanged' };

/** A deleted profile comes back to its place among what is there by now; an exchange is turned round. What changed since stays. */
function undone(collection: ProfileCollection, undo: Undo): ProfileCollection {
  if (undo.kind === 'exchanged')
    return reconciled(undo.by, collection, undo.collection) ?? besides(collection, undo);
  const name = freeName(undo.profile.name, namesOf(collection));
  return withInserted(collection, undo.index, { ...undo.profile, name }, undo.wasActive);
}

/** What was there before, and behind it as profiles of their own those that were changed or made since. */
function besides({ profiles }: ProfileCollection, { collection, by }: Exchange): ProfileCollection {
  const known = new Set([...by.profiles, ...collection.profiles].map(textOf));
  const all = [...collection.profiles];
  for (const profile of profiles.filter((each) => !known.has(textOf(each)))) {
    all.push({ ...profile, name: freeName(profile.name, namesOf({ profiles: all })) });
  }
  return { ...collection, profiles: all };
}

export const takenBack = ({ value, undo }: ProfilesContext): Pick<ProfilesContext, 'value' | 'undo'> => ({
  value: undo === null ? value : undone(value, undo),
  undo: null,
});

/** Another tab changed the collection: turning an exchange round would undo that, too. */
export const outlived = ({ undo }: ProfilesContext): Undoing => ({
  undo: undo?.kind === 'exchanged' ? null : undo,
});
