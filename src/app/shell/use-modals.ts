import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ModalsView, modalsView } from '#machines/modals/modals.machine';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export type { ModalsView };

/** The open modals. */
export function useModals(): ModalsView {
  const actor = useMachineActor('modals');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => modalsView(snapshot, actor.send), [snapshot, actor]);
}
