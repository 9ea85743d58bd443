import { questionMachine } from '#machines/question/question.machine';
import type { QuestionLogic } from '#machines/question/question.view';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import { asking } from './asking.ts';
import { secondThread } from './second-thread.ts';

/** Thousands of charts take about a second; a minute is far beyond patience (our choice). */
const LIMIT_MS = 60_000;

/** The machine of scored charts with its slot filled. */
export const scoring: QuestionLogic = questionMachine.provide({
  actors: {
    ask: asking<ChartsProblem, ChartsAnswer>((problem, events) =>
      secondThread.score(problem, LIMIT_MS, events),
    ),
  },
});
