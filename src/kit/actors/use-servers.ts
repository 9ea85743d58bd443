import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { localeView } from '#machines/locale/locale.machine';
import { type ServersView, serversView } from '#machines/servers/servers.view';
import { useMachineActor } from './app-actor.tsx';

export type { ServersView };

/** Main and sub server. Until they are chosen the language decides, at once when another one is asked for (reference R40). */
export function useServers(): ServersView {
  const actor = useMachineActor('servers');
  const locales = useMachineActor('locale');
  const snapshot = useSelector(actor, (state) => state);
  const locale = useSelector(locales, (state) => localeView(state, locales.send).requested);
  return useMemo(() => serversView(snapshot, locale, actor.send), [snapshot, locale, actor]);
}
