/** What a deletion or an exchange of the whole collection took away, and how it comes back. */
import { type ProfileCollection, withInserted } from '#model/profile/collection';
import type { ProfilesContext, ProfilesEvent, Undo } from './profiles.types.ts';

type Undoing = Pick<ProfilesContext, 'undo'>;

/** What must be remembered to take this event back; what was remembered before stays for all others. */
export function remembered({ collection, undo }: ProfilesContext, event: ProfilesEvent): Undoing {
  if (event.type === 'PROFILES.EXCHANGE') return { undo: { kind: 'exchanged', collection } };
  if (event.type !== 'PROFILE.REMOVE') return { undo };
  const profile = collection.profiles[event.index];
  if (!profile) return { undo };
  const { index } = event;
  return { undo: { kind: 'removed', profile, index, wasActive: collection.active === index } };
}

/** A deleted profile comes back to its place among what is there by now; an exchange is turned round. */
function undone(collection: ProfileCollection, undo: Undo): ProfileCollection {
  if (undo.kind === 'exchanged') return undo.collection;
  return withInserted(collection, undo.index, undo.profile, undo.wasActive);
}

export const takenBack = ({
  collection,
  undo,
}: ProfilesContext): Undoing & Pick<ProfilesContext, 'collection'> => ({
  collection: undo === null ? collection : undone(collection, undo),
  undo: null,
});

/** Another tab changed the collection: turning an exchange round would undo that, too. */
export const outlived = ({ undo }: ProfilesContext): Undoing => ({
  undo: undo?.kind === 'exchanged' ? null : undo,
});
