import { useMemo } from 'react';
import type { EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { type LiveQuestionView, useQuestion } from './use-question.ts';

const load = fetchOnce(async () => (await import('./every-song.actors.ts')).everySong);

export interface EverySongView extends LiveQuestionView<EverySongProblem, EverySongAnswer> {
  /** Charts done and asked for, of the running question. */
  readonly done: number;
  readonly total: number;
}

/** The best team for each chart being sought. Waits for its code. */
export function useEverySong(): EverySongView {
  const view = useQuestion<EverySongProblem, EverySongAnswer>(load);
  return useMemo(() => {
    const done = view.partial?.teams.filter((team) => team !== undefined).length ?? 0;
    return { ...view, done, total: view.problem?.charts.length ?? 0 };
  }, [view]);
}
