import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type HomeView, homeView } from '#machines/home/home.view';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export type { HomeView };

/** What shows on the home page, and what can be done about it. */
export function useHome(): HomeView {
  const actor = useMachineActor('home');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => homeView(snapshot, actor.send), [snapshot, actor]);
}
