import { useActorRef, useSelector } from '@xstate/react';
import { use, useLayoutEffect, useMemo } from 'react';
import { follow } from '#machines/app/follow.view';
import { type CollectionView, collectionView } from '#machines/collection/collection.view';
import { type ProfilesView, profilesView } from '#machines/profiles/profiles.view';
import { applied, changeBetween } from '#model/profile/edit/change';
import type { Profile } from '#model/profile/profile';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { useMachineActor } from '#src/kit/actors/app-actor.tsx';
import { SOON_MS, useCodeAhead } from '#src/kit/page/use-code-ahead.ts';

const load = fetchOnce(
  async () => (await import('#machines/collection/collection.machine')).collectionMachine,
);

/** What makes another profile of one: to it. The same profile where there is nothing to do. */
type Edit = (profile: Profile) => Profile;

export interface CollectionEditor extends Omit<CollectionView, 'edit'> {
  /** Edits the profile in use. Edits of one key in a row are taken back as one. */
  edit(make: Edit, key?: string): void;
}

/** Which of the profiles is in use: a rename leaves it the same one. */
const inUse = ({ active, profiles, activeProfile }: ProfilesView): string =>
  `${active} ${profiles.length} ${activeProfile?.server}`;

/** Fetches its code before the first edit. */
export const useCollectionAhead = (): void => useCodeAhead(load, SOON_MS);

/** The editing of the profile in use, with what can be taken back. Waits for its code. */
export function useCollection(): CollectionEditor {
  const logic = use(load());
  const actor = useActorRef(logic);
  const profiles = useMachineActor('profiles');
  const snapshot = useSelector(actor, (state) => state);
  // Before anything can be pressed: an edit without a listener would be lost.
  useLayoutEffect(() => {
    // Two keys may be pressed before the page is redrawn: edits start from what the machine holds, not from what is drawn.
    const latest = () => profilesView(profiles.getSnapshot(), profiles.send);
    const wanted = actor.on('CHANGE.REQUESTED', ({ change }) => {
      const { active, activeProfile, replace } = latest();
      if (activeProfile) replace(active, applied(activeProfile, change));
    });
    const unfollow = follow(
      profiles,
      (snapshot) => inUse(profilesView(snapshot, profiles.send)),
      (now, before) => {
        if (now !== before) actor.send({ type: 'PROFILE.CHANGED' });
      },
    );
    return () => {
      wanted.unsubscribe();
      unfollow();
    };
  }, [actor, profiles]);
  return useMemo(() => {
    const { edit, ...view } = collectionView(snapshot, actor.send);
    return {
      ...view,
      edit: (make, key) => {
        const { activeProfile } = profilesView(profiles.getSnapshot(), profiles.send);
        const change = activeProfile && changeBetween(activeProfile, make(activeProfile));
        if (change) edit(change, key ?? null);
      },
    };
  }, [snapshot, actor, profiles]);
}
