import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { scoringMachine } from '#machines/scoring/scoring.machine';
import type { ScoringReport } from '#machines/scoring/scoring.types';
import { scoringView } from '#machines/scoring/scoring.view';
import type { ChartsProblem } from '#model/compute/charts';
import { walkMachine } from '#tests/laws/machine-walk';
import { sampleChartsAnswer, sampleChartsProblem } from '#tests/laws/samples';

describe('scoring machine', () => {
  walkMachine({
    machine: scoringMachine,
    input: undefined,
    events: [
      { type: 'SCORING.START', problem: sampleChartsProblem() },
      { type: 'SCORING.CANCEL' },
      { type: 'SCORING.RETRY' },
      { type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1) },
      { type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer() },
      { type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(1) },
      { type: 'SCORING.STOPPED' },
      { type: 'ENGINE.CRASHED', message: 'out of memory' },
      { type: 'xstate.error.actor.score', error: new Error('boom') },
    ],
    ignored: {
      'SCORING.CANCEL': ['idle', 'running.stopping', 'scored', 'stopped', 'failed'],
      'SCORING.RETRY': ['idle', 'running.scoring', 'running.stopping', 'scored'],
      'PROGRESS.REPORTED': ['idle', 'scored', 'stopped', 'failed'],
      'ANSWER.ARRIVED': ['idle', 'scored', 'stopped', 'failed'],
      'SCORING.STOPPED': ['idle', 'running.scoring', 'scored', 'stopped', 'failed'],
      'ENGINE.CRASHED': ['idle', 'scored', 'stopped', 'failed'],
    },
  });
});

/** A scorer that reports what the test tells it to. */
function start() {
  let report: (event: ScoringReport) => void = () => {};
  const asked: ChartsProblem[] = [];
  let cancels = 0;
  const machine = scoringMachine.provide({
    actors: {
      score: fromCallback<{ type: 'SCORING.CANCEL' }, ChartsProblem>(({ input, sendBack, receive }) => {
        asked.push(input);
        report = sendBack;
        receive(() => {
          cancels += 1;
        });
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => scoringView(actor.getSnapshot(), actor.send);
  return { view, asked, cancels: () => cancels, tell: (event: ScoringReport) => report(event) };
}

describe('a scored team', () => {
  test('shows its first charts at once, and all of them at the end', () => {
    const { view, tell } = start();
    view().start(sampleChartsProblem(3));
    expect(view()).toMatchObject({ status: 'scoring', isBusy: true, done: 0, total: 3, result: null });
    tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1) });
    expect(view()).toMatchObject({ done: 1, isOld: false });
    expect(view().result?.answer.scores).toHaveLength(1);
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(3) });
    expect(view()).toMatchObject({ status: 'scored', isBusy: false, done: 3, isOld: false });
  });

  test('keeps what was found before in sight until the next question is answered', () => {
    const { view, tell } = start();
    view().start(sampleChartsProblem(3));
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(3) });
    view().start(sampleChartsProblem(2));
    tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1, 2) });
    expect(view()).toMatchObject({ isBusy: true, isOld: true, done: 1, total: 2 });
    expect(view().result?.answer.scores).toHaveLength(3);
    tell({ type: 'ANSWER.ARRIVED', answer: sampleChartsAnswer(2, 2) });
    expect(view()).toMatchObject({ isOld: false, done: 2 });
  });

  test('asks to stop when cancelled, keeps what there is and can go on from the start', () => {
    const { view, tell, cancels, asked } = start();
    view().start(sampleChartsProblem(3));
    tell({ type: 'PROGRESS.REPORTED', partial: sampleChartsAnswer(1) });
    view().cancel();
    expect([view().status, cancels()]).toEqual(['stopping', 1]);
    tell({ type: 'SCORING.STOPPED' });
    expect(view()).toMatchObject({ status: 'stopped', isBusy: false, done: 1 });
    expect(view().result?.answer.isFinished).toBe(false);
    view().retry();
    expect(view()).toMatchObject({ status: 'scoring', done: 0 });
    expect(asked).toHaveLength(2);
  });

  test('says why the engine stopped, and asks the same again', () => {
    const { view, tell, asked } = start();
    const problem = sampleChartsProblem(3);
    view().start(problem);
    tell({ type: 'ENGINE.CRASHED', message: 'out of memory' });
    expect(view()).toMatchObject({ status: 'failed', failure: 'out of memory' });
    view().retry();
    expect(view()).toMatchObject({ status: 'scoring', failure: null });
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
          else if (one.do === 'stopped') tell({ type: 'SCORING.STOPPED' });
          else tell({ type: 'ENGINE.CRASHED', message: 'gone' });
          const { result, isOld } = view();
          expect(isOld).toBe(result !== null && result.problem !== asked.at(-1));
        }
      }),
    );
  });
});
