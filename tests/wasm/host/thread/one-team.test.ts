import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import { type PartsEvents, TeamClient } from '#wasm/host/thread/client';
import type { ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { plainData, plainQuestion } from '../plain.ts';

const { chart, ...data } = plainData({}, 9);
const problem: OneTeamProblem = {
  question: plainQuestion({ ...data, chart }),
  data,
  lengths: [],
  charts: [1, 2, 3].map((song) => ({ song, difficulty: 'expert', level: 10 * song, chart })),
};
const openCompute = (): Promise<Compute> =>
  computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));

/** A client whose thread is the real shell; every look at the clock is `stepMs` later. */
function shellClient(stepMs: number, received: ToWorker[] = []): TeamClient {
  return new TeamClient((events) => {
    let now = 0;
    const receive = createShell({
      open: async () => ({ compute: await openCompute(), note: { engine: 'wasm', fallback: null } }),
      post: (message) => queueMicrotask(() => events.message(message)),
      now: () => {
        now += stepMs;
        return now;
      },
      turn: () => new Promise((resolve) => setTimeout(resolve)),
    });
    const post = (message: ToWorker): void => {
      received.push(message);
      receive(message);
    };
    return { post, terminate: () => {} };
  });
}

const listeners = () => ({
  ready: vi.fn<PartsEvents<OneTeamAnswer>['ready']>(),
  partial: vi.fn<PartsEvents<OneTeamAnswer>['partial']>(),
  answer: vi.fn<PartsEvents<OneTeamAnswer>['answer']>(),
  stopped: vi.fn<PartsEvents<OneTeamAnswer>['stopped']>(),
  crashed: vi.fn<PartsEvents<OneTeamAnswer>['crashed']>(),
});

describe('one team through the thread', () => {
  test('is the team that the search finds without one, and lists travel once', async () => {
    const search = (await openCompute()).startOneTeamSearch(problem);
    while (!search.advance(50));
    const { ms: _, ...expected } = search.answer();
    const received: ToWorker[] = [];
    const client = shellClient(1, received);
    for (let round = 0; round < 2; round++) {
      const heard = listeners();
      client.oneTeam(problem, 60_000, heard);
      await vi.waitFor(() => expect(heard.answer).toHaveBeenCalledOnce(), { timeout: 10_000 });
      expect(heard.answer.mock.calls[0]?.[0]).toMatchObject(expected);
    }
    expect(received.map(({ type }) => type)).toEqual(['data', 'together', 'together']);
    client.dispose();
  });

  test('reports missing lists like of any other failure', async () => {
    const heard = listeners();
    const client = shellClient(1);
    client.oneTeam({ ...problem, data: {} as OneTeamProblem['data'] }, 60_000, heard);
    await vi.waitFor(() => expect(heard.crashed).toHaveBeenCalledOnce());
    expect(heard.crashed.mock.calls[0]?.[0]).toContain('cards, skills, characters, areaItems');
    client.dispose();
  });
});
