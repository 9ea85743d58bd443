import { useMemo } from 'react';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { type LiveQuestionView, type QuestionResult, useQuestion } from './use-question.ts';

const load = fetchOnce(async () => (await import('./question.actors.ts')).scoring);

export type ScoringResult = QuestionResult<ChartsProblem, ChartsAnswer>;

export interface ScoringView extends LiveQuestionView<ChartsProblem, ChartsAnswer> {
  /** Charts scored and asked for, of the running question. */
  readonly done: number;
  readonly total: number;
}

/** A team being scored on charts. Waits for its code. */
export function useScoring(): ScoringView {
  const view = useQuestion<ChartsProblem, ChartsAnswer>(load);
  return useMemo(
    () => ({
      ...view,
      done: view.partial?.scores.length ?? 0,
      total: view.problem?.charts.length ?? 0,
    }),
    [view],
  );
}
