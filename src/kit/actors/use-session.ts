import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type SessionView, sessionView } from '#machines/session/session.machine';
import { useMachineActor } from './app-actor.tsx';

export type { SessionUser } from '#machines/session/session.logic';
export type { SessionView };

/** The member who is logged in. */
export function useSession(): SessionView {
  const actor = useMachineActor('session');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => sessionView(snapshot, actor.send), [snapshot, actor]);
}
