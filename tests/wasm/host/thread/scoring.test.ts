import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChartsAnswer } from '#model/compute/charts';
import { sampleChartsAnswer, sampleChartsProblem, sampleProblem } from '#tests/laws/samples';
import { type PartsEvents, TeamClient, type ThreadEvents } from '#wasm/host/thread/client';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { fakeEngine, fakePorts } from './fake-engine.ts';

const problem = sampleChartsProblem(3);
const score = (id: number, limitMs = 60_000): ToWorker => ({ type: 'score', id, problem, limitMs });
const scoredOf = (posted: readonly FromWorker[]) =>
  posted.flatMap((message) =>
    message.type === 'scored' ? [[message.id, message.answer.scores.length, message.isLast]] : [],
  );

describe('charts in the engine shell', () => {
  test('are sent in parts on the way and as a whole at the end', async () => {
    const time = { now: 0 };
    const ports = fakePorts(fakeEngine(20, time), time);
    createShell(ports)(score(4));
    await vi.waitFor(() => expect(scoredOf(ports.posted).at(-1)).toEqual([4, 20, true]));
    const parts = scoredOf(ports.posted).slice(0, -1);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThan(4);
  });

  test('stop where they are when cancelled or out of time', async () => {
    let receive: (message: ToWorker) => void = () => {};
    const ports = fakePorts(fakeEngine(50, { now: 0 }), { now: 0 }, (turn) => {
      if (turn === 3) receive({ type: 'cancel', id: 1 });
    });
    receive = createShell(ports);
    receive(score(1));
    await vi.waitFor(() => expect(scoredOf(ports.posted).at(-1)).toEqual([1, 3, true]));
    const late = { now: 0 };
    const short = fakePorts(fakeEngine(50, late), late);
    createShell(short)(score(2, 40));
    await vi.waitFor(() => expect(scoredOf(short.posted).at(-1)).toEqual([2, 4, true]));
  });

  test('give way to a newer question', async () => {
    let receive: (message: ToWorker) => void = () => {};
    const ports = fakePorts(fakeEngine(5, { now: 0 }), { now: 0 }, (turn) => {
      if (turn === 2) receive(score(2));
    });
    receive = createShell(ports);
    receive(score(1));
    await vi.waitFor(() => expect(scoredOf(ports.posted)).toEqual([[2, 5, true]]));
  });
});

describe('charts through the client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start() {
    const received: ToWorker[] = [];
    let events: ThreadEvents | null = null;
    let ended = false;
    const client = new TeamClient((given) => {
      events = given;
      return { post: (message) => received.push(message), terminate: () => (ended = true) };
    });
    const heard = {
      ready: vi.fn<PartsEvents<ChartsAnswer>['ready']>(),
      partial: vi.fn<PartsEvents<ChartsAnswer>['partial']>(),
      answer: vi.fn<PartsEvents<ChartsAnswer>['answer']>(),
      stopped: vi.fn<PartsEvents<ChartsAnswer>['stopped']>(),
      crashed: vi.fn<PartsEvents<ChartsAnswer>['crashed']>(),
    };
    const tell = (message: FromWorker) => events?.message(message);
    return { client, received, heard, tell, isEnded: () => ended };
  }
  const scored = (id: number, isLast: boolean): FromWorker => ({
    type: 'scored',
    id,
    isLast,
    answer: sampleChartsAnswer(isLast ? 3 : 1),
  });

  test('are asked with all they need in one message', () => {
    const { client, received, heard } = start();
    client.score(problem, 1_000, heard);
    expect(received).toEqual([{ type: 'score', id: 1, problem, limitMs: 1_000 }]);
  });

  test('send no data that a search had sent before', () => {
    const { client, received, heard } = start();
    const search = { ...heard, progress: vi.fn(), answer: vi.fn() };
    client.ask(sampleProblem(), 1_000, search);
    client.score(problem, 1_000, heard);
    expect(received.map(({ type }) => type)).toEqual(['data', 'ask', 'score']);
  });

  test('are sent in parts, then once as a whole', () => {
    const { client, heard, tell } = start();
    client.score(problem, 1_000, heard);
    tell(scored(1, false));
    tell(scored(1, true));
    tell(scored(1, true));
    expect(heard.partial).toHaveBeenCalledExactlyOnceWith(sampleChartsAnswer(1));
    expect(heard.answer).toHaveBeenCalledExactlyOnceWith(sampleChartsAnswer(3));
  });

  test('answer a cancel in time, or else the thread is ended', () => {
    const { client, heard, tell, received, isEnded } = start();
    client.score(problem, 1_000, heard).cancel();
    expect(received.at(-1)).toEqual({ type: 'cancel', id: 1 });
    tell(scored(1, true));
    vi.advanceTimersByTime(1_000);
    expect([heard.answer.mock.calls.length, heard.stopped.mock.calls.length, isEnded()]).toEqual([
      1,
      0,
      false,
    ]);
    client.score(problem, 1_000, heard).cancel();
    vi.advanceTimersByTime(1_000);
    expect([heard.stopped.mock.calls.length, isEnded()]).toEqual([1, true]);
  });

  test('say that the thread is gone when it has been silent for long', () => {
    const { client, heard } = start();
    client.score(problem, 1_000, heard);
    vi.advanceTimersByTime(60_000);
    expect(heard.crashed).toHaveBeenCalledOnce();
  });
});
