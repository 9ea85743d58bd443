import { describe, expect, test, vi } from 'vitest';
import type { TeamQuestion } from '#model/compute/team';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { createCompute } from '#wasm/host/compute';
import { type PartsEvents, TeamClient, type ThreadEvents } from '#wasm/host/thread/client';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import { plainData, plainQuestion } from '../plain.ts';
import { fakePorts } from './fake-engine.ts';

const data = plainData({}, 9);
const { profile, ...plain } = plainQuestion(data);
const question: TeamQuestion = {
  ...plain,
  profile: { ...profile, cards: profile.cards.map((card) => ({ ...card, skill: 1, master: card.id % 4 })) },
};
const asked: ToWorker = { type: 'steps', id: 7, question, limitMs: 60_000 };
const steppedOf = (posted: readonly FromWorker[]) =>
  posted.flatMap((message) => (message.type === 'stepped' ? [message] : []));

async function direct(): Promise<UpgradeAnswer> {
  const search = (await createCompute(null)).startUpgradeSearch(question, data, 10);
  while (!search.advance(1_000));
  return search.answer();
}

describe('next steps in the engine thread', () => {
  test('are those of the engine, sent once as a whole', async () => {
    const ports = fakePorts({ compute: await createCompute(null), note: { engine: 'ts', fallback: null } });
    const receive = createShell(ports);
    receive({ type: 'data', parts: data });
    receive(asked);
    await vi.waitFor(() => expect(steppedOf(ports.posted).at(-1)).toMatchObject({ id: 7, isLast: true }));
    const { upgrades, isFinished } = (await direct()) satisfies UpgradeAnswer;
    expect(upgrades).toHaveLength(10);
    expect(steppedOf(ports.posted).at(-1)?.answer).toMatchObject({ upgrades, isFinished });
  });

  test('are asked with the data they need, and reach no one else', async () => {
    const received: ToWorker[] = [];
    let tell: ThreadEvents['message'] = () => {};
    const client = new TeamClient(({ message }) => {
      tell = message;
      return { post: (sent) => received.push(sent), terminate: () => {} };
    });
    const heard = {
      ready: vi.fn<PartsEvents<UpgradeAnswer>['ready']>(),
      partial: vi.fn<PartsEvents<UpgradeAnswer>['partial']>(),
      answer: vi.fn<PartsEvents<UpgradeAnswer>['answer']>(),
      stopped: vi.fn<PartsEvents<UpgradeAnswer>['stopped']>(),
      crashed: vi.fn<PartsEvents<UpgradeAnswer>['crashed']>(),
    };
    client.nextSteps({ question, data }, 60_000, heard);
    expect(received.map(({ type }) => type)).toEqual(['data', 'steps']);
    const answer = await direct();
    tell({ type: 'stepped', id: 9, isLast: true, answer });
    expect(heard.answer).not.toHaveBeenCalled();
    tell({ type: 'stepped', id: 1, isLast: false, answer });
    tell({ type: 'stepped', id: 1, isLast: true, answer });
    expect([heard.partial.mock.calls, heard.answer.mock.calls]).toEqual([[[answer]], [[answer]]]);
    client.dispose();
  });
});
