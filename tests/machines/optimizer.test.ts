import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { optimizerMachine } from '#machines/optimizer/optimizer.machine';
import type { SearchInput, SearchReport } from '#machines/optimizer/optimizer.types';
import { optimizerView } from '#machines/optimizer/optimizer.view';
import type { TeamProblem, TeamRequest } from '#model/compute/request';
import { walkMachine } from '../laws/machine-walk.ts';
import { sampleAnswer, sampleProblem, sampleProgress, sampleRequest } from '../laws/samples.ts';

const settled = ['setup', 'proved', 'bounded', 'cancelled', 'failed'];
/** The search actor lives in `running` only, so its reports cannot come elsewhere. */
const notRunning = [...settled, 'preparing'];

describe('optimizer machine', () => {
  walkMachine({
    machine: optimizerMachine,
    events: [
      { type: 'SEARCH.START', request: sampleRequest() },
      { type: 'SEARCH.RETRY' },
      { type: 'SEARCH.CANCEL' },
      { type: 'SEARCH.RESET' },
      { type: 'ENGINE.WARM' },
      { type: 'ENGINE.READY', note: { engine: 'wasm', fallback: null } },
      { type: 'PROGRESS.REPORTED', progress: sampleProgress(), partial: sampleAnswer({ proved: false }) },
      { type: 'ANSWER.ARRIVED', answer: sampleAnswer() },
      { type: 'ANSWER.ARRIVED', answer: sampleAnswer({ proved: false, gap: 9 }) },
      { type: 'SEARCH.STOPPED' },
      { type: 'ENGINE.CRASHED', message: 'boom' },
      { type: 'xstate.done.actor.prepare', output: sampleProblem() },
      { type: 'xstate.error.actor.prepare', error: new Error('no chart') },
      { type: 'xstate.error.actor.search', error: new Error('no worker') },
    ],
    deciding: ({ restarts, engine, isWarming }) => [restarts, engine !== null, isWarming],
    ignored: {
      'SEARCH.RETRY': [
        'setup',
        'proved',
        'bounded',
        'cancelled',
        'preparing',
        'running.searching',
        'running.cancelling',
      ],
      'SEARCH.CANCEL': [...settled, 'running.cancelling'],
      'PROGRESS.REPORTED': notRunning,
      'ANSWER.ARRIVED': notRunning,
      'SEARCH.STOPPED': [...notRunning, 'running.searching'],
      'ENGINE.CRASHED': notRunning,
    },
  });
});

/** An optimizer whose search is played by the test through `report`. */
function startOptimizer(prepare: () => Promise<TeamProblem> = async () => sampleProblem()) {
  const received: string[] = [];
  let started = 0;
  let report: (event: SearchReport) => void = () => {};
  const machine = optimizerMachine.provide({
    actors: {
      prepare: fromPromise<TeamProblem, TeamRequest>(prepare),
      search: fromCallback<{ type: 'SEARCH.CANCEL' }, SearchInput>(({ sendBack, receive }) => {
        started += 1;
        report = sendBack;
        receive(({ type }) => received.push(type));
        return () => received.push('stopped');
      }),
      warm: fromCallback(({ sendBack }) => {
        received.push('warm');
        sendBack({ type: 'ENGINE.READY', note: { engine: 'ts', fallback: 'none here' } });
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => optimizerView(actor.getSnapshot(), actor.send);
  const running = async () => {
    view().start(sampleRequest());
    await vi.waitFor(() => expect(view().status).toBe('running'));
  };
  return { view, running, received, report: (event: SearchReport) => report(event), starts: () => started };
}

const crash: SearchReport = { type: 'ENGINE.CRASHED', message: 'out of memory' };
const bounded = sampleAnswer({ proved: false, gap: 12 });

describe('optimizer', () => {
  test('shows the proved answer with its request', async () => {
    const { view, running, report } = startOptimizer();
    await running();
    expect(view()).toMatchObject({ isBusy: true, canCancel: true, result: null });
    report({ type: 'ANSWER.ARRIVED', answer: sampleAnswer() });
    expect(view()).toMatchObject({ status: 'proved', isBusy: false, canCancel: false });
    expect(view().result).toEqual({ request: sampleRequest(), answer: sampleAnswer() });
  });

  test('says why there is no team when the answer is that none fits', async () => {
    const { view, running, report } = startOptimizer();
    await running();
    const noTeam = { kind: 'tooFewCharacters', characters: 3 } as const;
    report({ type: 'ANSWER.ARRIVED', answer: sampleAnswer({ noTeam }) });
    expect(view().noTeam).toEqual(noTeam);
  });

  test('is bounded when the search gives up with a gap', async () => {
    const { view, running, report } = startOptimizer();
    await running();
    report({ type: 'ANSWER.ARRIVED', answer: bounded });
    expect(view()).toMatchObject({ status: 'bounded', result: { answer: { gap: 12 } } });
  });

  test('asks the search to stop and keeps the answer it gives when cancelled', async () => {
    const { view, running, report, received } = startOptimizer();
    await running();
    view().cancel();
    expect(view()).toMatchObject({ status: 'cancelling', canCancel: false });
    expect(received).toEqual(['SEARCH.CANCEL']);
    report({ type: 'ANSWER.ARRIVED', answer: bounded });
    expect(view()).toMatchObject({ status: 'cancelled', result: { answer: { proved: false, gap: 12 } } });
  });

  test.each([{ type: 'SEARCH.STOPPED' } as const, crash])(
    'keeps the last reported best when a cancelled search ends by $type',
    async (end) => {
      const { view, running, report } = startOptimizer();
      await running();
      report({ type: 'PROGRESS.REPORTED', progress: sampleProgress(3), partial: bounded });
      expect(view().progress).toEqual(sampleProgress(3));
      view().cancel();
      report(end);
      expect(view()).toMatchObject({ status: 'cancelled', result: { answer: bounded }, failure: null });
    },
  );

  test('is cancelled with nothing when cancelled before the search began', async () => {
    const { view } = startOptimizer(() => new Promise(() => {}));
    view().start(sampleRequest());
    view().cancel();
    expect(view()).toMatchObject({ status: 'cancelled', result: null });
  });

  test('starts the engine once more after a crash and fails clearly after the second', async () => {
    const { view, running, report, starts } = startOptimizer();
    await running();
    report(crash);
    expect(view()).toMatchObject({ status: 'running', wasRestarted: true });
    expect(starts()).toBe(2);
    report(crash);
    expect(view()).toMatchObject({
      status: 'failed',
      result: null,
      failure: { kind: 'engine', message: 'out of memory' },
    });
    expect(starts()).toBe(2);
  });

  test('may crash once again after a retry', async () => {
    const { view, running, report } = startOptimizer();
    await running();
    report(crash);
    report(crash);
    view().retry();
    await vi.waitFor(() => expect(view().status).toBe('running'));
    report(crash);
    expect(view().status).toBe('running');
  });

  test('fails with the loader’s words when the data is incomplete', async () => {
    const { view } = startOptimizer(() => Promise.reject(new Error('the chart of song 1 is missing')));
    view().start(sampleRequest());
    await vi.waitFor(() => expect(view().status).toBe('failed'));
    expect(view().failure).toEqual({
      kind: 'data',
      message: 'the chart of song 1 is missing',
      cause: new Error('the chart of song 1 is missing'),
    });
  });

  test('keeps the last result, marked stale, while the next search runs', async () => {
    const { view, running, report, received } = startOptimizer();
    await running();
    report({ type: 'ANSWER.ARRIVED', answer: sampleAnswer({ nodes: 77 }) });
    view().start(sampleRequest(2));
    expect(view()).toMatchObject({ isResultStale: true, result: { answer: { nodes: 77 } }, noTeam: null });
    await vi.waitFor(() => expect(view().status).toBe('running'));
    report({ type: 'ANSWER.ARRIVED', answer: sampleAnswer({ nodes: 78 }) });
    expect(view()).toMatchObject({
      isResultStale: false,
      result: { request: { songId: 2 }, answer: { nodes: 78 } },
    });
    view().reset();
    expect(view()).toMatchObject({ status: 'setup', result: null, request: null });
    expect(received).toEqual(['stopped', 'stopped']);
  });

  test('warms the engine once and keeps what it said through resets', () => {
    const { view, received } = startOptimizer();
    view().warmUp();
    view().warmUp();
    view().reset();
    expect(received).toEqual(['warm']);
    expect(view().engine).toEqual({ engine: 'ts', fallback: 'none here' });
  });

  test('never ends up stuck or half shown whatever the order of events', async () => {
    const reports = fc.constantFrom<SearchReport>(
      crash,
      { type: 'SEARCH.STOPPED' },
      { type: 'ANSWER.ARRIVED', answer: sampleAnswer() },
      { type: 'ANSWER.ARRIVED', answer: bounded },
      { type: 'PROGRESS.REPORTED', progress: sampleProgress(), partial: bounded },
    );
    const acts = fc.oneof(reports, fc.constantFrom('start' as const, 'cancel' as const, 'retry' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 12 }), async (sequence) => {
        const { view, report } = startOptimizer();
        for (const act of sequence) {
          if (typeof act === 'object') report(act);
          else if (act === 'start') view().start(sampleRequest());
          else view()[act]();
          await Promise.resolve();
          const { status, isBusy, result, isResultStale, failure } = view();
          if (status === 'proved') expect(result?.answer.proved && !isResultStale).toBe(true);
          if (status === 'bounded') expect(result?.answer.proved).toBe(false);
          expect(failure !== null).toBe(status === 'failed');
          if (isBusy) expect(result === null || isResultStale).toBe(true);
        }
        view().start(sampleRequest());
        await vi.waitFor(() => expect(view().status).toBe('running'), { interval: 1 });
      }),
    );
  });
});
