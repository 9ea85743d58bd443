import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import { computeFromBytes } from '#wasm/host/compute';
import { type PartsEvents, TeamClient, type ThreadEvents } from '#wasm/host/thread/client';
import { EverySongPool } from '#wasm/host/thread/pool';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { plainData, plainQuestion } from '../plain.ts';

const { chart, ...data } = plainData({}, 9);
const problem = (charts: number): EverySongProblem => ({
  question: plainQuestion({ ...data, chart }),
  data,
  lengths: [],
  charts: Array.from({ length: charts }, (_, song) => ({
    song,
    difficulty: 'expert',
    level: 5 + song,
    chart,
  })),
});

const listeners = () => ({
  ready: vi.fn<PartsEvents<EverySongAnswer>['ready']>(),
  partial: vi.fn<PartsEvents<EverySongAnswer>['partial']>(),
  answer: vi.fn<PartsEvents<EverySongAnswer>['answer']>(),
  stopped: vi.fn<PartsEvents<EverySongAnswer>['stopped']>(),
  crashed: vi.fn<PartsEvents<EverySongAnswer>['crashed']>(),
});

/** A client whose thread is the real shell; `time` moves it on so that it reports after every slice. */
function shellClient(received: ToWorker[] = []): TeamClient {
  return new TeamClient((events) => {
    let now = 0;
    const receive = createShell({
      open: async () => ({
        compute: await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm'))),
        note: { engine: 'wasm', fallback: null },
      }),
      post: (message) => queueMicrotask(() => events.message(message)),
      now: () => (now += 200),
      turn: () => new Promise((resolve) => setTimeout(resolve)),
    });
    return {
      post: (message) => {
        received.push(message);
        receive(message);
      },
      terminate: () => {},
    };
  });
}

/** A client whose thread says what the test says. */
function silentClient() {
  const received: ToWorker[] = [];
  let events: ThreadEvents | null = null;
  const client = new TeamClient((given) => {
    events = given;
    return { post: (message) => received.push(message), terminate: () => {} };
  });
  return {
    client,
    received,
    tell: (message: FromWorker) => events?.message(message),
    crash: () => events?.crash('out of memory'),
  };
}

const answer = (part: Partial<EverySongAnswer>): EverySongAnswer => ({
  isFinished: true,
  teams: [],
  noTeam: null,
  unknownLengths: [],
  remarks: [],
  nodes: 1,
  ms: 5,
  engine: 'ts',
  ...part,
});
const found = (isLast: boolean, first: number, part: Partial<EverySongAnswer>): FromWorker => ({
  type: 'found',
  id: 1,
  isLast,
  first,
  answer: answer(part),
});

async function solved(clients: readonly TeamClient[], charts: number): Promise<EverySongAnswer> {
  const heard = listeners();
  new EverySongPool(clients).ask(problem(charts), 60_000, heard);
  await vi.waitFor(() => expect(heard.answer).toHaveBeenCalledOnce(), { timeout: 10_000 });
  for (const client of clients) client.dispose();
  return heard.answer.mock.calls[0]?.[0] as EverySongAnswer;
}

describe('every song on several threads', () => {
  test('has the answers of one thread, in the order of the charts', async () => {
    const { ms: _a, ...alone } = await solved([shellClient()], 7);
    const { ms: _b, ...together } = await solved([shellClient(), shellClient(), shellClient()], 7);
    expect(alone.teams).toHaveLength(7);
    expect(together.teams).toEqual(alone.teams);
    expect(together).toMatchObject({ isFinished: true, noTeam: null });
    expect(new Set(alone.teams.map((team) => team?.average)).size).toBe(7);
  });

  test('sends each thread the lists once, and its share of the charts', async () => {
    const received: ToWorker[] = [];
    const client = shellClient(received);
    const asked = problem(4);
    const pool = new EverySongPool([client, shellClient()]);
    for (let round = 0; round < 2; round++) {
      const heard = listeners();
      pool.ask(asked, 60_000, heard);
      await vi.waitFor(() => expect(heard.answer).toHaveBeenCalledOnce(), { timeout: 10_000 });
    }
    expect(received.map(({ type }) => type)).toEqual(['data', 'every', 'every']);
    const last = received.at(-1);
    expect(last?.type === 'every' && last.asked.charts.map(({ song }) => song)).toEqual([0, 2]);
    client.dispose();
  });

  test('lends the lists ahead, in turns, and does not send them again', async () => {
    const [one, two] = [silentClient(), silentClient()];
    const pool = new EverySongPool([one.client, two.client]);
    const asked = problem(2);
    let turns = 0;
    await pool.preload(asked.data, async () => {
      turns += 1;
    });
    pool.ask(asked, 60_000, listeners());
    for (const { received } of [one, two]) {
      expect(received.map(({ type }) => type)).toEqual(['cards', 'data', 'data', 'data', 'every']);
      const parts = received.flatMap((message) =>
        message.type === 'data' ? Object.keys(message.parts) : [],
      );
      expect(parts).toEqual(['skills', 'characters', 'areaItems']);
    }
    expect(turns).toBe(10);
  });

  test('puts parts together as they come, and returns what was found when it is cancelled', () => {
    const [one, two] = [silentClient(), silentClient()];
    const heard = listeners();
    const asked = new EverySongPool([one.client, two.client]).ask(problem(5), 60_000, heard);
    one.tell(found(false, 0, { isFinished: false, teams: [null] }));
    two.tell(found(false, 0, { isFinished: false, teams: [null, null] }));
    expect(heard.partial.mock.calls.map(([{ teams }]) => teams)).toEqual([
      [null, undefined, undefined, undefined, undefined],
      [null, null, undefined, null, undefined],
    ]);
    asked.cancel();
    expect([one, two].map(({ received }) => received.at(-1)?.type)).toEqual(['cancel', 'cancel']);
    two.tell(found(true, 2, {}));
    expect(heard.answer).not.toHaveBeenCalled();
    one.tell(found(true, 1, { isFinished: false, teams: [null], nodes: 2 }));
    expect(heard.answer.mock.calls).toEqual([
      [answer({ isFinished: false, teams: [null, null, null, null, undefined], nodes: 3 })],
    ]);
    expect(heard.stopped).not.toHaveBeenCalled();
  });

  test('ends with one crash when a thread breaks, whatever the others say later', () => {
    const [one, two] = [silentClient(), silentClient()];
    const heard = listeners();
    new EverySongPool([one.client, two.client]).ask(problem(3), 60_000, heard);
    two.crash();
    one.tell(found(true, 0, { teams: [null, null] }));
    expect(heard.crashed.mock.calls).toEqual([['out of memory']]);
    expect(heard.answer).not.toHaveBeenCalled();
    expect(heard.partial).not.toHaveBeenCalled();
  });

  test('keeps the last report when threads do not answer a cancel in time', () => {
    vi.useFakeTimers();
    const [one, two] = [silentClient(), silentClient()];
    const heard = listeners();
    const asked = new EverySongPool([one.client, two.client]).ask(problem(2), 60_000, heard);
    asked.cancel();
    vi.advanceTimersByTime(500);
    expect(heard.stopped).toHaveBeenCalledOnce();
    const again = new EverySongPool([one.client, two.client]).ask(problem(2), 60_000, heard);
    one.tell({ ...found(false, 0, { isFinished: false, teams: [null] }), id: 2 } as FromWorker);
    again.cancel();
    vi.advanceTimersByTime(500);
    expect(heard.answer.mock.calls[0]?.[0]).toMatchObject({ isFinished: false, teams: [null, undefined] });
    vi.useRealTimers();
  });
});
