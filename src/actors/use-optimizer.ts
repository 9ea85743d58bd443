import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type OptimizerView, optimizerView } from '#machines/optimizer/optimizer.view';
import { useMachineActor } from './app-actor.tsx';

export type { OptimizerFailure, OptimizerResult } from '#machines/optimizer/optimizer.types';
export type { OptimizerStatus } from '#machines/optimizer/optimizer.view';
export type { OptimizerView };

/** The team search and what can be done with it. */
export function useOptimizer(): OptimizerView {
  const actor = useMachineActor('optimizer');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => optimizerView(snapshot, actor.send), [snapshot, actor]);
}
