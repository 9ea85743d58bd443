import { useSelector } from '@xstate/react';
import { type NavigationView, navigationView } from '#machines/navigation/navigation.view';
import { useActorValue, useMachineActor } from './app-actor.tsx';

export type { NavigationView };

/** A part of the way from page to page: who shows that alone is not drawn again with every request that comes or goes. */
export function useNavigation<Part>(pick: (view: NavigationView) => Part): Part {
  const actor = useMachineActor('navigation');
  return useSelector(actor, (snapshot) => pick(navigationView(snapshot)));
}

type Actor = ReturnType<typeof useMachineActor<'navigation'>>;

const isBusyIn = (snapshot: ReturnType<Actor['getSnapshot']>): boolean => navigationView(snapshot).isBusy;

/** Whether a page or a request is on its way: requests end all the time while a page is drawn. */
export const useIsBusy = (): boolean => useActorValue(useMachineActor('navigation'), isBusyIn);
