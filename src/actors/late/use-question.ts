import { useActorRef } from '@xstate/react';
import { type Context, use, useEffect, useMemo, useState } from 'react';
import type { PartialAnswer } from '#machines/question/question.types';
import { type QuestionLogic, type QuestionView, questionView } from '#machines/question/question.view';
import type { Open } from './openers.ts';

export type { QuestionResult } from '#machines/question/question.types';
export type { QuestionView };

/**
 * One question at a time to the engine thread, of the kind that `opener` opens. Waits for its code. What came last is kept in a state: of
 * a store that changes while React draws in slices, it would draw all anew, in one piece.
 */
export function useQuestion<Problem, Answer extends PartialAnswer>(
  opener: Context<Open<QuestionLogic>>,
): QuestionView<Problem, Answer> {
  const logic = use(use(opener)());
  const actor = useActorRef(logic);
  const [snapshot, show] = useState(() => actor.getSnapshot());
  useEffect(() => {
    show(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe(show);
    return unsubscribe;
  }, [actor]);
  return useMemo(() => questionView<Problem, Answer>(snapshot, actor.send), [snapshot, actor]);
}
