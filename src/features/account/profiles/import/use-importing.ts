import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type ImportingView, importingView } from '#machines/importing/importing.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { ImportingView };

const load = fetchOnce(async () => (await import('./importing.actors.ts')).importing);

/** One text or file at a time on its way into the profiles. Waits for its code. */
export function useImporting(): ImportingView {
  const logic = use(load());
  const actor = useActorRef(logic);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => importingView(snapshot, actor.send), [snapshot, actor]);
}
