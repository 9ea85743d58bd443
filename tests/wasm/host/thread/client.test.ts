import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleAnswer, sampleProblem, sampleProgress } from '#tests/laws/samples';
import { type AskEvents, TeamClient, type Thread, type ThreadEvents } from '#wasm/host/thread/client';
import type { ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { plainCard } from '../plain.ts';
import { fakeEngine, fakePorts } from './fake-engine.ts';

interface FakeThread extends Thread {
  readonly events: ThreadEvents;
  readonly received: ToWorker[];
  ended: boolean;
}

function fakeThreads() {
  const threads: FakeThread[] = [];
  const start = (events: ThreadEvents): Thread => {
    const received: ToWorker[] = [];
    const thread: FakeThread = {
      events,
      received,
      ended: false,
      post: (message) => received.push(message),
      terminate: () => {
        thread.ended = true;
      },
    };
    threads.push(thread);
    return thread;
  };
  return { threads, client: new TeamClient(start) };
}

const listen = () => ({
  ready: vi.fn<AskEvents['ready']>(),
  progress: vi.fn<AskEvents['progress']>(),
  answer: vi.fn<AskEvents['answer']>(),
  stopped: vi.fn<AskEvents['stopped']>(),
  crashed: vi.fn<AskEvents['crashed']>(),
});
const READY = { type: 'ready', note: { engine: 'wasm', fallback: null } } as const;
const sentTypes = (thread: FakeThread | undefined) => thread?.received.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('team client', () => {
  test('starts no thread before it is needed, and one for all questions', () => {
    const { threads, client } = fakeThreads();
    expect(threads).toHaveLength(0);
    client.ask(sampleProblem(), 1_000, listen());
    client.ask(sampleProblem(), 1_000, listen());
    expect(threads).toHaveLength(1);
  });

  test('lends many cards in portions, which a question in the midst of it ends', async () => {
    const { threads, client } = fakeThreads();
    const problem = sampleProblem();
    const cards = new Map(Array.from({ length: 1_000 }, (_, id) => [id, plainCard(id)]));
    const { chart: _, ...lists } = { ...problem.data, cards };
    await client.preload(lists, async () => undefined);
    const [thread] = threads;
    const portions = thread?.received.flatMap((message) => (message.type === 'cards' ? [message] : [])) ?? [];
    expect(portions.length).toBeGreaterThan(1);
    expect(portions.map(({ isFirst }) => isFirst).lastIndexOf(true)).toBe(0);
    expect(portions.map(({ isLast }) => isLast).indexOf(true)).toBe(portions.length - 1);
    expect(portions.flatMap((portion) => [...portion.cards.keys()])).toEqual([...cards.keys()]);
    await client.preload(lists, async () => undefined);
    expect(thread?.received).toHaveLength(portions.length + 3);

    const others = { ...lists, cards: new Map(cards) };
    let turns = 0;
    await client.preload(others, async () => {
      turns += 1;
      if (turns === 2) client.ask({ ...problem, data: { ...problem.data, ...others } }, 1_000, listen());
    });
    expect(sentTypes(thread)?.slice(portions.length + 3)).toEqual(['cards', 'data', 'ask']);
    const whole = thread?.received.at(-2);
    expect(whole?.type === 'data' && whole.parts.cards).toBe(others.cards);
  });

  test('sends the data once and then only the parts that are other objects', () => {
    const { threads, client } = fakeThreads();
    const problem = sampleProblem();
    client.ask(problem, 1_000, listen());
    client.ask(problem, 1_000, listen());
    const chart = { ...problem.data.chart };
    client.ask({ ...problem, data: { ...problem.data, chart } }, 1_000, listen());
    expect(sentTypes(threads[0])).toEqual(['data', 'ask', 'ask', 'data', 'ask']);
    expect(threads[0]?.received[3]).toEqual({ type: 'data', parts: { chart } });
  });

  test('passes on progress and the answer of the question asked last', () => {
    const { threads, client } = fakeThreads();
    const [first, second] = [listen(), listen()];
    client.ask(sampleProblem(), 1_000, first);
    client.ask(sampleProblem(), 1_000, second);
    threads[0]?.events.message({ type: 'answer', id: 1, answer: sampleAnswer({ nodes: 1 }) });
    const partial = sampleAnswer({ proved: false });
    threads[0]?.events.message({ type: 'progress', id: 2, progress: sampleProgress(), partial });
    threads[0]?.events.message({ type: 'answer', id: 2, answer: sampleAnswer({ nodes: 2 }) });
    expect(first.answer).not.toHaveBeenCalled();
    expect(second.progress).toHaveBeenCalledWith(sampleProgress(), partial);
    expect(second.answer).toHaveBeenCalledWith(sampleAnswer({ nodes: 2 }));
  });

  test('reports to every question, and to who warmed it up, which engine runs', () => {
    const { threads, client } = fakeThreads();
    const [warmed, early, late] = [vi.fn(), listen(), listen()];
    client.warm(warmed);
    client.ask(sampleProblem(), 1_000, early);
    threads[0]?.events.message(READY);
    client.ask(sampleProblem(), 1_000, late);
    for (const heard of [warmed, early.ready, late.ready]) expect(heard).toHaveBeenCalledWith(READY.note);
  });

  test('ends a thread that does not answer a cancel within 100 ms and starts another for the next question', () => {
    const { threads, client } = fakeThreads();
    const events = listen();
    client.ask(sampleProblem(), 60_000, events).cancel();
    vi.advanceTimersByTime(99);
    expect(events.stopped).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(events.stopped).toHaveBeenCalledOnce();
    expect(threads[0]?.ended).toBe(true);
    client.ask(sampleProblem(), 60_000, listen());
    expect(sentTypes(threads[1])).toEqual(['data', 'ask']);
  });

  test('keeps a thread that answers the cancel in time', () => {
    const { threads, client } = fakeThreads();
    const events = listen();
    client.ask(sampleProblem(), 60_000, events).cancel();
    const partial = sampleAnswer({ proved: false, gap: 5 });
    threads[0]?.events.message({ type: 'answer', id: 1, answer: partial });
    vi.advanceTimersByTime(10_000);
    expect(events.answer).toHaveBeenCalledExactlyOnceWith(partial);
    expect(events.stopped).not.toHaveBeenCalled();
    expect(threads[0]?.ended).toBe(false);
  });

  test('says nothing more to a listener that dropped its question', () => {
    const { threads, client } = fakeThreads();
    const events = listen();
    client.ask(sampleProblem(), 60_000, events).drop();
    threads[0]?.events.message({ type: 'answer', id: 1, answer: sampleAnswer() });
    threads[0]?.events.crash('gone');
    vi.advanceTimersByTime(60_000);
    expect(events.answer).not.toHaveBeenCalled();
    expect(events.stopped).not.toHaveBeenCalled();
    expect(events.crashed).not.toHaveBeenCalled();
  });

  test.each([
    ['the thread crashes', (thread: FakeThread) => thread.events.crash('boom'), 'boom'],
    [
      'the engine fails',
      (thread: FakeThread) => thread.events.message({ type: 'failure', message: 'trap' }),
      'trap',
    ],
    ['the thread stays silent at start', () => vi.advanceTimersByTime(30_000), 'the engine thread timed out'],
    [
      'the thread falls silent at work',
      (thread: FakeThread) => {
        thread.events.message(READY);
        vi.advanceTimersByTime(5_000);
      },
      'the engine thread timed out',
    ],
  ])('reports a crash once and ends the thread when %s', (_name, happen, reason) => {
    const { threads, client } = fakeThreads();
    const events = listen();
    client.ask(sampleProblem(), 60_000, events);
    const [thread] = threads;
    if (thread) happen(thread);
    thread?.events.crash('again');
    expect(events.crashed).toHaveBeenCalledExactlyOnceWith(reason);
    expect(thread?.ended).toBe(true);
  });

  test('reports a crash when a thread cannot be started or a message cannot be sent', async () => {
    const events = listen();
    const client = new TeamClient(() => {
      throw new Error('no workers here');
    });
    client.warm(() => {});
    client.ask(sampleProblem(), 1_000, events);
    await Promise.resolve();
    expect(events.crashed).toHaveBeenCalledExactlyOnceWith('no workers here');
  });

  test('ends the thread and forgets the question when it is disposed of', () => {
    const { threads, client } = fakeThreads();
    const events = listen();
    client.ask(sampleProblem(), 1_000, events);
    client.dispose();
    expect(threads[0]?.ended).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(events.crashed).not.toHaveBeenCalled();
  });
});

describe('team client and engine shell together', () => {
  const joined = (slices: number) => {
    const client = new TeamClient((events) => {
      const ports = fakePorts(fakeEngine(slices, { now: 0 }));
      const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
      return { post: createShell({ ...ports, post: events.message, turn }), terminate: () => {} };
    });
    return client;
  };

  test('answers, then answers a cancel with what there is', async () => {
    vi.useRealTimers();
    const first = await new Promise((answer) =>
      joined(3).ask(sampleProblem(), 1_000, { ...listen(), answer }),
    );
    expect(first).toMatchObject({ proved: true, nodes: 3 });
    const second = await new Promise((answer) => {
      const asked = joined(1_000_000).ask(sampleProblem(), 60_000, { ...listen(), answer });
      setTimeout(() => asked.cancel(), 20);
    });
    expect(second).toMatchObject({ proved: false });
  });
});
