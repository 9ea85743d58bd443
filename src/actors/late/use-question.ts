import { useActorRef } from '@xstate/react';
import { type Context, use, useMemo } from 'react';
import type { PartialAnswer } from '#machines/question/question.types';
import { type QuestionLogic, type QuestionView, questionView } from '#machines/question/question.view';
import { useKept, whole } from '../app-actor.tsx';
import type { Open } from './openers.ts';

export type { QuestionResult } from '#machines/question/question.types';
export type { QuestionView };

/** One question at a time to the engine thread, of the kind that `opener` opens. Waits for its code. */
export function useQuestion<Problem, Answer extends PartialAnswer>(
  opener: Context<Open<QuestionLogic>>,
): QuestionView<Problem, Answer> {
  const logic = use(use(opener)());
  const actor = useActorRef(logic);
  const snapshot = useKept(actor, whole);
  return useMemo(() => questionView<Problem, Answer>(snapshot, actor.send), [snapshot, actor]);
}
