/** Undo of a removed profile or a replaced collection. */
import { type ProfileCollection, withInserted } from '#model/profile/collection';
import { uniqueName } from '#model/profile/naming';
import { textOf } from '#model/rules/copies/relation';
import { reconciled } from './profiles.tabs.ts';
import type { ProfilesContext, ProfilesEvent, Undo } from './profiles.types.ts';

type Undoing = Pick<ProfilesContext, 'undo'>;

/** Records what is needed to undo this event; other events keep the earlier record. */
export function rememberUndo({ value: collection, undo }: ProfilesContext, event: ProfilesEvent): Undoing {
  if (event.type === 'PROFILES.EXCHANGE')
    return { undo: { kind: 'exchanged', collection, replacement: event.collection } };
  if (event.type !== 'PROFILE.REMOVE') return { undo };
  const profile = collection.profiles[event.index];
  if (!profile) return { undo };
  const { index } = event;
  return { undo: { kind: 'removed', profile, index, wasActive: collection.active === index } };
}

const namesOf = ({ profiles }: Pick<ProfileCollection, 'profiles'>) => profiles.map(({ name }) => name);

type Exchange = Undo & { readonly kind: 'exchanged' };

/** Restores a removed profile at its position or the replaced collection. Later changes stay. */
function undoIn(collection: ProfileCollection, undo: Undo): ProfileCollection {
  if (undo.kind === 'exchanged')
    return reconciled(undo.replacement, collection, undo.collection) ?? restoreBeside(collection, undo);
  const name = uniqueName(undo.profile.name, namesOf(collection));
  return withInserted(collection, undo.index, { ...undo.profile, name }, undo.wasActive);
}

/** The earlier collection, followed by copies of the profiles that were changed or created since. */
function restoreBeside(
  { profiles }: ProfileCollection,
  { collection, replacement }: Exchange,
): ProfileCollection {
  const known = new Set([...replacement.profiles, ...collection.profiles].map(textOf));
  const all = [...collection.profiles];
  for (const profile of profiles.filter((each) => !known.has(textOf(each)))) {
    all.push({ ...profile, name: uniqueName(profile.name, namesOf({ profiles: all })) });
  }
  return { ...collection, profiles: all };
}

export const applyUndo = ({ value, undo }: ProfilesContext): Pick<ProfilesContext, 'value' | 'undo'> => ({
  value: undo === null ? value : undoIn(value, undo),
  undo: null,
});

/** Another tab changed the collection: undoing a replacement would undo that, too. */
export const expireUndo = ({ undo }: ProfilesContext): Undoing => ({
  undo: undo?.kind === 'exchanged' ? null : undo,
});
