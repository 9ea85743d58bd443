import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type NavigationView, navigationView } from '#machines/navigation/navigation.view';
import { useMachineActor } from '../app-actor.tsx';

export type { NavigationView };

/** A part of the way from page to page: who shows that alone is not drawn again with every request that comes or goes. */
export function useNavigation<Part>(pick: (view: NavigationView) => Part): Part {
  const actor = useMachineActor('navigation');
  return useSelector(actor, (snapshot) => pick(navigationView(snapshot)));
}

/**
 * Whether a page or a request is on its way. Heard of once the page stands: requests end while it is drawn for the first time, and
 * React would draw all of it once more, in one go.
 */
export function useIsBusy(): boolean {
  const actor = useMachineActor('navigation');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const note = () => setBusy(navigationView(actor.getSnapshot()).isBusy);
    note();
    return actor.subscribe(note).unsubscribe;
  }, [actor]);
  return isBusy;
}
