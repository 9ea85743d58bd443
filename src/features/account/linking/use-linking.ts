import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type LinkingView, linkingView } from '#machines/linking/linking.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { LinkingRefusal } from '#machines/linking/linking.types';
export type { LinkingView };

const load = fetchOnce(async () => (await import('./linking.actors.ts')).linking);

/** Linking the member's account on one game server, which counts as it was at first. Waits for its code. */
export function useLinking(server: number): LinkingView {
  const logic = use(load());
  const actor = useActorRef(logic, { input: { server } });
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => linkingView(snapshot, actor.send), [snapshot, actor]);
}
