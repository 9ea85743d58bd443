import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ServersView, serversView } from '#machines/servers/servers.view';
import { useMachineActor } from './app-actor.tsx';

export type { ServersView };

/** Main and sub server. */
export function useServers(): ServersView {
  const actor = useMachineActor('servers');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => serversView(snapshot, actor.send), [snapshot, actor]);
}
