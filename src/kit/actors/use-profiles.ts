import { useSelector } from '@xstate/react';
import { startTransition, useMemo } from 'react';
import { type ProfilesView, profilesView } from '#machines/profiles/profiles.view';
import { useActorValue, useMachineActor, whole } from './app-actor.tsx';

export type { ProfilesView };

/**
 * The visitor's profiles and what can be done with them. Whole pages hang on a collection of thousands of cards: they are redrawn in
 * slices, and not at all before.
 */
export function useProfiles(): ProfilesView {
  const actor = useMachineActor('profiles');
  const snapshot = useActorValue(actor, whole, { draw: startTransition });
  return useMemo(() => profilesView(snapshot, actor.send), [snapshot, actor]);
}

/**
 * A part of them at once: fields must show what was set in them before the next key, and what is not kept must not look kept for
 * a moment. Everything that hangs on the whole collection takes `useProfiles`, which is drawn in slices.
 */
export function useProfilesNow<Part>(pick: (view: ProfilesView) => Part): Part {
  const actor = useMachineActor('profiles');
  return useSelector(actor, (snapshot) => pick(profilesView(snapshot, actor.send)));
}
