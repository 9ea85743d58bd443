import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { type ProfilesView, profilesView } from '#machines/profiles/profiles.view';
import { useMachineActor } from './app-actor.tsx';

export type { ImportOutcome } from '#machines/profiles/profiles.types';
export type { ProfilesView };

/** The visitor's profiles and what can be done with them. */
export function useProfiles(): ProfilesView {
  const actor = useMachineActor('profiles');
  // Whole pages hang on a collection of thousands of cards: they are drawn anew in slices.
  const snapshot = useDeferredValue(useSelector(actor, (state) => state));
  return useMemo(() => profilesView(snapshot, actor.send), [snapshot, actor]);
}
