import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type RequestsView, requestsView } from '#machines/requests/requests.machine';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export type { RequestsView };

/** What did not load, for the network-error dialog. */
export function useRequests(): RequestsView {
  const actor = useMachineActor('requests');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => requestsView(snapshot, actor.send), [snapshot, actor]);
}
