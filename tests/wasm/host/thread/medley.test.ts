import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { MedleyReport } from '#model/compute/medley';
import { type SmallMedley, smallMedley } from '#tests/wasm/medley/problems';
import { type Compute, createCompute } from '#wasm/host/compute';
import { ComparedMedley } from '#wasm/host/medley/compared';
import { type PartsEvents, TeamClient, type ThreadEvents } from '#wasm/host/thread/client';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { fakePorts } from './fake-engine.ts';

const possible = fc.sample(smallMedley, { numRuns: 40, seed: 7 });
const [sample] = possible.filter(({ question }) => question.itemSets === 'mixed');
if (!sample) throw new Error('no medley with mixed sets in the sample');

function solve(compute: Compute, { question, data }: SmallMedley): MedleyReport {
  const search = new ComparedMedley(question, (one) => compute.startMedleySearch(one, data));
  while (!search.advance(50));
  return search.report();
}

const joinedOf = (posted: readonly FromWorker[]) =>
  posted.flatMap((message) => (message.type === 'joined' ? [message] : []));
const asked = ({ question, data }: SmallMedley): ToWorker => ({
  type: 'medley',
  id: 3,
  question,
  charts: data.charts,
  limitMs: 60_000,
});

describe('a medley compared with one set', () => {
  test('is reported with the best single set once both are proved, and never loses to it', async () => {
    const compute = await createCompute(null);
    for (const medley of possible.slice(0, 12)) {
      const { isFinished, answer, uniformTotal } = solve(compute, medley);
      expect([isFinished, answer.proved]).toEqual([true, true]);
      const isMixed = medley.question.itemSets === 'mixed' && answer.noMedley === null;
      expect(uniformTotal !== null).toBe(isMixed);
      if (uniformTotal === null) continue;
      expect(answer.total).toBeGreaterThanOrEqual(uniformTotal);
    }
  });

  test('reports a gain where the studio holds items of two bands', async () => {
    const compute = await createCompute(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm')));
    const isMixed = ({ question }: SmallMedley) => question.itemSets === 'mixed';
    for (const medley of fc.sample(smallMedley, { numRuns: 150, seed: 7 }).filter(isMixed)) {
      const { answer, uniformTotal } = solve(compute, medley);
      if (!Array.isArray(answer.areaItems?.studio)) continue;
      expect(answer.total).toBeGreaterThan(uniformTotal ?? Infinity);
      return;
    }
    throw new Error('no mixed studio in the sample');
  });

  test('says nothing of the other set before it is known', async () => {
    const compute = await createCompute(null);
    const { question, data } = sample;
    const search = new ComparedMedley(question, (one) => compute.startMedleySearch(one, data));
    expect(search.report()).toMatchObject({ isFinished: false, uniformTotal: null });
    while (!search.report().answer.proved) search.advance(0);
    expect(search.report()).toMatchObject({ isFinished: false, uniformTotal: null });
  });
});

describe('a medley in the engine thread', () => {
  test('is the one of the engine, sent as a whole at the end', async () => {
    const compute = await createCompute(null);
    const ports = fakePorts({ compute, note: { engine: 'ts', fallback: null } });
    const receive = createShell(ports);
    const { charts, ...parts } = sample.data;
    receive({ type: 'data', parts });
    receive(asked(sample));
    await vi.waitFor(() => expect(joinedOf(ports.posted).at(-1)).toMatchObject({ id: 3, isLast: true }));
    const { answer, uniformTotal } = solve(await createCompute(null), sample);
    const told = joinedOf(ports.posted).at(-1)?.answer;
    expect(told?.answer.teams).toEqual(answer.teams);
    expect([told?.answer.total, told?.uniformTotal]).toEqual([answer.total, uniformTotal]);
  });

  test('needs no chart of a single song, but names what else is missing', async () => {
    const ports = fakePorts({
      compute: await createCompute(null),
      note: { engine: 'ts', fallback: null },
    });
    const receive = createShell(ports);
    receive({ type: 'data', parts: { cards: sample.data.cards } });
    receive(asked(sample));
    await vi.waitFor(() =>
      expect(ports.posted.at(-1)).toEqual({
        type: 'failure',
        message: 'not sent to the engine: skills, characters, areaItems',
      }),
    );
  });

  test('is asked with its charts beside the shared data, and reaches no one else', () => {
    const received: ToWorker[] = [];
    let tell: ThreadEvents['message'] = () => {};
    const client = new TeamClient(({ message }) => {
      tell = message;
      return { post: (sent) => received.push(sent), terminate: () => {} };
    });
    const heard = {
      ready: vi.fn<PartsEvents<MedleyReport>['ready']>(),
      partial: vi.fn<PartsEvents<MedleyReport>['partial']>(),
      answer: vi.fn<PartsEvents<MedleyReport>['answer']>(),
      stopped: vi.fn<PartsEvents<MedleyReport>['stopped']>(),
      crashed: vi.fn<PartsEvents<MedleyReport>['crashed']>(),
    };
    client.medley(sample, 60_000, heard);
    expect(received.map(({ type }) => type)).toEqual(['data', 'medley']);
    expect(received[0]).not.toHaveProperty('parts.charts');
    const answer = { isFinished: false } as MedleyReport;
    tell({ type: 'joined', id: 9, isLast: true, answer });
    expect(heard.answer).not.toHaveBeenCalled();
    tell({ type: 'joined', id: 1, isLast: false, answer });
    tell({ type: 'joined', id: 1, isLast: true, answer });
    expect([heard.partial.mock.calls, heard.answer.mock.calls]).toEqual([[[answer]], [[answer]]]);
    client.dispose();
  });
});
