import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type NavigationView, navigationView } from '#machines/navigation/navigation.view';
import { useMachineActor } from '../app-actor.tsx';

export type { NavigationView };

/** The way from page to page, for the progress bar; the page reports here that it has rendered. */
export function useNavigation(): NavigationView {
  const actor = useMachineActor('navigation');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => navigationView(snapshot, actor.send), [snapshot, actor]);
}
