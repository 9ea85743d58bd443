import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ImportingView, importingView } from '#machines/importing/importing.view';
import { useLate } from '#src/kit/actors/use-late.ts';

export { IMPORT_FILLS } from '#machines/importing/importing.types';
export type { ImportingView };

/** One text or file at a time on its way into the profiles. Waits for its code. */
export function useImporting(): ImportingView {
  const logic = useLate('importing');
  const actor = useActorRef(logic);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => importingView(snapshot, actor.send), [snapshot, actor]);
}
