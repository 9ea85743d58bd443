import { useCallback } from 'react';
import type { TeamRequest } from '#model/compute/request';
import { useMachineActor } from '#src/kit/actors/app-actor.tsx';

/** Starts a team search without watching it: the caller is not drawn again while it runs. Always the same function. */
export function useSearchStart(): (request: TeamRequest) => void {
  const actor = useMachineActor('optimizer');
  return useCallback((request) => actor.send({ type: 'SEARCH.START', request }), [actor]);
}

/** Forgets the last answer, without watching for it. Always the same function. */
export function useSearchReset(): () => void {
  const actor = useMachineActor('optimizer');
  return useCallback(() => actor.send({ type: 'SEARCH.RESET' }), [actor]);
}
