import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type ScoringView, scoringView } from '#machines/scoring/scoring.view';
import { ScoringOpener } from './openers.ts';

export type { ScoringResult } from '#machines/scoring/scoring.types';
export type { ScoringView };

/** A team being scored on charts. Waits for its code. */
export function useScoring(): ScoringView {
  const logic = use(use(ScoringOpener)());
  const actor = useActorRef(logic);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => scoringView(snapshot, actor.send), [snapshot, actor]);
}
