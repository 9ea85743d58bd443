import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sampleProblem } from '#tests/laws/samples';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { plainCard } from '../plain.ts';
import { type FakeTime, fakeEngine, fakePorts } from './fake-engine.ts';

const { question, data } = sampleProblem();
const ask = (id: number, limitMs = 60_000): ToWorker => ({ type: 'ask', id, question, limitMs });
const WAIT = { interval: 1 };
const types = (posted: readonly FromWorker[]) => posted.map(({ type }) => type);

async function untilPosted(posted: readonly FromWorker[], type: FromWorker['type']): Promise<FromWorker> {
  return vi.waitFor(() => {
    const found = posted.find((message) => message.type === type);
    if (!found) throw new Error(`no ${type} among ${types(posted).join(', ')}`);
    return found;
  }, WAIT);
}

describe('engine shell', () => {
  test('says which engine it opened before anything is asked', async () => {
    const ports = fakePorts(fakeEngine(1, { now: 0 }));
    createShell(ports);
    expect(await untilPosted(ports.posted, 'ready')).toEqual({
      type: 'ready',
      note: { engine: 'ts', fallback: null },
    });
  });

  test('posts the proved answer when the search finishes', async () => {
    const ports = fakePorts(fakeEngine(3, { now: 0 }));
    const receive = createShell(ports);
    receive({ type: 'data', parts: data });
    receive(ask(7));
    expect(await untilPosted(ports.posted, 'answer')).toMatchObject({
      id: 7,
      answer: { proved: true, nodes: 3 },
    });
  });

  test('computes again from data sent in parts and earlier', async () => {
    const ports = fakePorts(fakeEngine(1, { now: 0 }));
    const receive = createShell(ports);
    const { chart, ...rest } = data;
    receive({ type: 'data', parts: rest });
    receive({ type: 'data', parts: { chart } });
    receive(ask(1));
    await untilPosted(ports.posted, 'answer');
    receive({ type: 'data', parts: { chart } });
    receive(ask(2));
    await vi.waitFor(() => expect(types(ports.posted)).toEqual(['ready', 'answer', 'answer']));
  });

  test('takes cards in portions, and keeps those it has until the last has come', async () => {
    const engine = fakeEngine(1, { now: 0 });
    const startTeamSearch = vi.spyOn(engine.compute, 'startTeamSearch');
    const ports = fakePorts(engine);
    const receive = createShell(ports);
    const cardsAsked = async (id: number) => {
      receive(ask(id));
      await vi.waitFor(() => expect(startTeamSearch).toHaveBeenCalledTimes(id), WAIT);
      return [...(startTeamSearch.mock.calls.at(-1)?.[1].cards.keys() ?? [])];
    };
    const cards = (...ids: number[]) => new Map(ids.map((id) => [id, plainCard(id)]));
    receive({ type: 'data', parts: { ...data, cards: cards(1) } });
    receive({ type: 'cards', cards: cards(2, 3), isFirst: true, isLast: false });
    expect(await cardsAsked(1)).toEqual([1]);
    // Started again.
    receive({ type: 'cards', cards: cards(4), isFirst: true, isLast: false });
    receive({ type: 'cards', cards: cards(5, 6), isFirst: false, isLast: true });
    expect(await cardsAsked(2)).toEqual([4, 5, 6]);
  });

  test('names the missing part when it is asked before the data came', async () => {
    const ports = fakePorts(fakeEngine(1, { now: 0 }));
    const receive = createShell(ports);
    receive({ type: 'data', parts: { cards: data.cards } });
    receive(ask(1));
    expect(await untilPosted(ports.posted, 'failure')).toEqual({
      type: 'failure',
      message: 'not sent to the engine: skills, characters, areaItems, chart',
    });
  });

  test('posts a failure when no engine opens', async () => {
    const ports = fakePorts(new Error('out of memory'));
    createShell(ports);
    expect(await untilPosted(ports.posted, 'failure')).toEqual({ type: 'failure', message: 'out of memory' });
  });

  test('answers with the best so far when it is cancelled', async () => {
    let receive: (message: ToWorker) => void = () => {};
    const ports = fakePorts(fakeEngine(1_000, { now: 0 }), { now: 0 }, (turn) => {
      if (turn === 5) receive({ type: 'cancel', id: 1 });
    });
    receive = createShell(ports);
    receive({ type: 'data', parts: data });
    receive(ask(1));
    expect(await untilPosted(ports.posted, 'answer')).toMatchObject({ answer: { proved: false, nodes: 5 } });
  });

  test('answers with the proved team when it is cancelled while mixed sets are compared with whole ones', async () => {
    let receive: (message: ToWorker) => void = () => {};
    const ports = fakePorts(fakeEngine(3, { now: 0 }), { now: 0 }, (turn) => {
      if (turn === 4) receive({ type: 'cancel', id: 1 });
    });
    receive = createShell(ports);
    receive({ type: 'data', parts: data });
    receive({ type: 'ask', id: 1, question: { ...question, itemSets: 'mixed' }, limitMs: 60_000 });
    expect(await untilPosted(ports.posted, 'answer')).toMatchObject({
      answer: { proved: true, nodes: 3, uniformBest: null },
    });
  });

  test('answers with the gap when the time limit is reached', async () => {
    const time: FakeTime = { now: 0 };
    const ports = fakePorts(fakeEngine(1_000, time, 12), time);
    const receive = createShell(ports);
    receive({ type: 'data', parts: data });
    receive(ask(1, 120));
    expect(await untilPosted(ports.posted, 'answer')).toMatchObject({ answer: { proved: false, nodes: 10 } });
  });

  test('drops a search without a word when a newer question comes', async () => {
    let receive: (message: ToWorker) => void = () => {};
    const ports = fakePorts(fakeEngine(20, { now: 0 }), { now: 0 }, (turn) => {
      if (turn === 3) receive(ask(2));
    });
    receive = createShell(ports);
    receive({ type: 'data', parts: data });
    receive(ask(1));
    expect(await untilPosted(ports.posted, 'answer')).toMatchObject({ id: 2, answer: { proved: true } });
    expect(ports.posted.filter(({ type }) => type === 'answer')).toHaveLength(1);
  });

  test('reports at most ten times a second whatever a slice takes', async () => {
    const slices = fc.record({
      count: fc.integer({ min: 1, max: 300 }),
      ms: fc.integer({ min: 1, max: 250 }),
    });
    await fc.assert(
      fc.asyncProperty(slices, async ({ count, ms }) => {
        const time: FakeTime = { now: 0 };
        const ports = fakePorts(fakeEngine(count, time, ms), time);
        const receive = createShell(ports);
        receive({ type: 'data', parts: data });
        receive(ask(1, Number.MAX_SAFE_INTEGER));
        await untilPosted(ports.posted, 'answer');
        const reports = ports.posted.filter(({ type }) => type === 'progress').length;
        expect(reports).toBeLessThanOrEqual(Math.floor(time.now / 100));
        if (ms <= 100) expect(reports).toBeGreaterThanOrEqual(Math.floor((time.now - ms) / 200));
      }),
      { numRuns: 50 },
    );
  });
});
