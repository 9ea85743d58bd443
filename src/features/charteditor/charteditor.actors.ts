import { fromPromise } from 'xstate';
import { charteditorMachine } from '#machines/charteditor/charteditor.machine';
import type { ChartCheck, ChartFindings } from '#machines/charteditor/charteditor.types';
import type { ChartEditorLogic } from '#machines/charteditor/charteditor.view';
import { analysing } from '#model/chart/analysis/analyse';
import { notesBySecond } from '#model/chart/counting';
import { problemsOf } from '#model/chart/editing/problems/problems';
import { chartOf } from '#model/chart/editing/sheet';
import { playableChart } from '#model/chart/playing/playable';
import { scoringChart } from '#model/chart/scoring';
import { nextTask } from '#src/browser/first/next-task.ts';

/** Looks a chart through in steps between which the page answers; an edit meanwhile ends it. */
async function check({ sheet, musicSeconds }: ChartCheck, signal: AbortSignal): Promise<ChartFindings> {
  const chart = chartOf(sheet);
  const pause = async () => {
    await nextTask();
    signal.throwIfAborted();
  };
  await pause();
  const problems = problemsOf(sheet, { musicSeconds });
  await pause();
  const bySecond = notesBySecond(scoringChart(chart));
  await pause();
  const steps = analysing(chart, playableChart(chart));
  for (;;) {
    await pause();
    const step = steps.next();
    if (step.done) return { sheet, problems, bySecond, analysis: step.value };
  }
}

/** The machine of the chart editor with every slot filled. */
export const charteditor: ChartEditorLogic = charteditorMachine.provide({
  actors: {
    check: fromPromise<ChartFindings, ChartCheck>(({ input, signal }) => check(input, signal)),
  },
});
