import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type DrawView, drawView, gachadrawMachine } from '#machines/gachadraw/gachadraw.machine';

/** What of the latest pull lies face up yet. */
export function useGachadraw(): DrawView {
  const actor = useActorRef(gachadrawMachine);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => drawView(snapshot, actor.send), [snapshot, actor]);
}
