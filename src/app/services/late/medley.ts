import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import { loadMedleyData } from '#src/data/medley-data.ts';
import { askingAfter } from './asking.ts';
import { lentAhead, secondThread } from './second-thread.ts';

/** Most take about a second; mixed sets of an unfinished collection may take minutes (spec pages 3.1). */
const LIMIT_MS = 300_000;

/** The machine of medleys with its slot filled. */
export const medley: QuestionLogic = questionMachine.provide({
  actors: {
    ask: askingAfter(lentAhead(loadMedleyData), (problem, events) =>
      secondThread.medley(problem, LIMIT_MS, events),
    ),
  },
});
