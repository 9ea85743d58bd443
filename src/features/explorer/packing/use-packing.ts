import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type PackingView, packingView } from '#machines/packing/packing.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { PackingView };

const loadPacking = fetchOnce(async () => (await import('./packing.actors.ts')).packing);

/** One folder at a time on its way into a file. Waits for its code. */
export function usePacking(): PackingView {
  const logic = use(loadPacking());
  const actor = useActorRef(logic);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => packingView(snapshot, actor.send), [snapshot, actor]);
}
