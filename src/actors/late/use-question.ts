import { useActorRef } from '@xstate/react';
import { type Context, use, useCallback, useMemo } from 'react';
import type { PartialAnswer } from '#machines/question/question.types';
import {
  type QuestionLogic,
  questionView,
  type QuestionView as View,
} from '#machines/question/question.view';
import { useKept, whole } from '../app-actor.tsx';
import type { Open } from './openers.ts';

export type { QuestionResult } from '#machines/question/question.types';

export interface QuestionView<Problem, Answer> extends View<Problem, Answer> {
  /** How the question stands now, for events that come before the page is drawn again. Always the same function. */
  latest(): View<Problem, Answer>;
}

/**
 * One question at a time to the engine thread, of the kind that `opener` opens. Waits for its code. The machine starts with `first`,
 * if it is given, or waits for a question.
 */
export function useQuestion<Problem, Answer extends PartialAnswer>(
  opener: Context<Open<QuestionLogic>>,
  first: Problem | null = null,
): QuestionView<Problem, Answer> {
  const logic = use(use(opener)());
  const actor = useActorRef(logic, { input: first });
  const snapshot = useKept(actor, whole);
  const latest = useCallback(() => questionView<Problem, Answer>(actor.getSnapshot(), actor.send), [actor]);
  return useMemo(
    () => ({ ...questionView<Problem, Answer>(snapshot, actor.send), latest }),
    [snapshot, actor, latest],
  );
}
