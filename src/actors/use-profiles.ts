import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ProfilesView, profilesView } from '#machines/profiles/profiles.view';
import { useMachineActor } from './app-actor.tsx';

export type { ImportOutcome } from '#machines/profiles/profiles.types';
export type { ProfilesView };

/** The visitor's profiles and what can be done with them. */
export function useProfiles(): ProfilesView {
  const actor = useMachineActor('profiles');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => profilesView(snapshot, actor.send), [snapshot, actor]);
}
