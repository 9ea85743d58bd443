import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { QuestionReport } from '#machines/question/question.logic';
import { questionMachine } from '#machines/question/question.machine';
import { questionView } from '#machines/question/question.view';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import { walkMachine } from '#tests/laws/machine-walk';
import { sampleChartsAnswer, sampleChartsProblem } from '#tests/laws/samples';

describe('question machine', () => {
  walkMachine({
    machine: questionMachine,
    input: undefined,
    events: [
      { type: 'QUESTION.START', problem: sampleChartsProblem() },
      { type: 'QUESTION.CANCEL' },
      { type: 'QUESTION.RETRY' },
      { type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1) },
      { type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer() },
      { type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(1) },
      { type: 'QUESTION.STOPPED' },
      { type: 'ENGINE.CRASHED', message: 'out of memory' },
      { type: 'xstate.error.actor.ask', error: new Error('boom') },
    ],
    ignored: {
      'QUESTION.CANCEL': ['idle', 'running.stopping', 'answered', 'stopped', 'failed'],
      'QUESTION.RETRY': ['idle', 'running.asking', 'running.stopping', 'answered'],
      'PROGRESS.REPORTED': ['idle', 'answered', 'stopped', 'failed'],
      'ANSWER.ARRIVED': ['idle', 'answered', 'stopped', 'failed'],
      'QUESTION.STOPPED': ['idle', 'running.asking', 'answered', 'stopped', 'failed'],
      'ENGINE.CRASHED': ['idle', 'answered', 'stopped', 'failed'],
    },
  });
});

/** An engine whose reports the test chooses. */
function start(input: ChartsProblem | null = null) {
  let report: (event: QuestionReport) => void = () => {};
  const asked: ChartsProblem[] = [];
  let cancels = 0;
  const machine = questionMachine.provide({
    actors: {
      ask: fromCallback<{ type: 'QUESTION.CANCEL' }, unknown>(({ input, sendBack, receive }) => {
        asked.push(input as ChartsProblem);
        report = sendBack;
        receive(() => {
          cancels += 1;
        });
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  const view = () => questionView<ChartsProblem, ChartsAnswer>(actor.getSnapshot(), actor.send);
  return { view, asked, cancels: () => cancels, tell: (event: QuestionReport) => report(event) };
}

describe('a question to the engine', () => {
  test('is asked at once when the machine starts with it', () => {
    const problem = sampleChartsProblem(3);
    const { view, asked, tell } = start(problem);
    expect(asked).toEqual([problem]);
    expect(view()).toMatchObject({ status: 'asking', problem });
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(3) });
    expect(view()).toMatchObject({ status: 'answered', isOld: false });
  });

  test('shows its first charts at once, and all of them at the end', () => {
    const { view, tell } = start();
    view().start(sampleChartsProblem(3));
    expect(view()).toMatchObject({ status: 'asking', isBusy: true, partial: null, result: null });
    tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1) });
    expect(view()).toMatchObject({ isOld: false });
    expect(view().result?.answer.scores).toHaveLength(1);
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(3) });
    expect(view()).toMatchObject({ status: 'answered', isBusy: false, isOld: false });
  });

  test('keeps what was found before in sight until the next question is answered', () => {
    const { view, tell } = start();
    view().start(sampleChartsProblem(3));
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(3) });
    view().start(sampleChartsProblem(2));
    tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1, 2) });
    expect(view()).toMatchObject({ isBusy: true, isOld: true });
    expect(view().result?.answer.scores).toHaveLength(3);
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(2, 2) });
    expect(view()).toMatchObject({ isOld: false });
  });

  test('asks to stop when cancelled, keeps what there is and can go on from the start', () => {
    const { view, tell, cancels, asked } = start();
    view().start(sampleChartsProblem(3));
    tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1) });
    view().cancel();
    expect([view().status, cancels()]).toEqual(['stopping', 1]);
    tell({ type: 'QUESTION.STOPPED' });
    expect(view()).toMatchObject({ status: 'stopped', isBusy: false });
    expect(view().result?.answer.isFinished).toBe(false);
    view().retry();
    expect(view()).toMatchObject({ status: 'asking', partial: null });
    expect(asked).toHaveLength(2);
  });

  test('says why the engine stopped, and asks the same again', () => {
    const { view, tell, asked } = start();
    const problem = sampleChartsProblem(3);
    view().start(problem);
    tell({ type: 'ENGINE.CRASHED', message: 'out of memory' });
    expect(view()).toMatchObject({ status: 'failed', failure: 'out of memory' });
    view().retry();
    expect(view()).toMatchObject({ status: 'asking', failure: null });
    expect(asked).toEqual([problem, problem]);
  });

  test('never shows scores beside a question they do not answer without saying so', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('start' as const), count: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constant('partial' as const), count: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ do: fc.constant('answer' as const), count: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ do: fc.constantFrom('cancel' as const, 'stopped' as const, 'crash' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { view, tell, asked } = start();
        for (const one of steps) {
          const total = asked.at(-1)?.charts.length ?? 0;
          if (one.do === 'start') view().start(sampleChartsProblem(one.count));
          else if (one.do === 'partial')
            tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(one.count, total) });
          else if (one.do === 'answer')
            tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(one.count, total) });
          else if (one.do === 'cancel') view().cancel();
          else if (one.do === 'stopped') tell({ type: 'QUESTION.STOPPED' });
          else tell({ type: 'ENGINE.CRASHED', message: 'gone' });
          const { result, isOld } = view();
          expect(isOld).toBe(result !== null && result.problem !== asked.at(-1));
        }
      }),
    );
  });
});
