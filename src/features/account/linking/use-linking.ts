import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type LinkingView, linkingView } from '#machines/linking/linking.view';
import { useLate } from '#src/kit/actors/use-late.ts';

export type { LinkingRefusal } from '#machines/linking/linking.types';
export type { LinkingView };

/** Linking the member's account on one game server, which counts as it was at first. Waits for its code. */
export function useLinking(server: number): LinkingView {
  const logic = useLate('linking');
  const actor = useActorRef(logic, { input: { server } });
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => linkingView(snapshot, actor.send), [snapshot, actor]);
}
