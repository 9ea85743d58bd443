import { describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { SearchReport } from '#machines/optimizer/optimizer.types';
import { searchActor, warmActor } from '#src/features/team/search/team-search.actors.ts';
import { sampleAnswer, sampleProblem, sampleProgress } from '#tests/laws/samples';
import { TeamClient, type ThreadEvents } from '#wasm/host/thread/client';
import type { ToWorker } from '#wasm/host/thread/protocol';

const READY = { type: 'ready', note: { engine: 'wasm', fallback: null } } as const;

/** Runs one of the actors inside a parent that notes every report, over a thread the test plays. */
function startActor(name: 'search' | 'warm') {
  const reports: string[] = [];
  const posted: ToWorker[] = [];
  let thread: ThreadEvents | null = null;
  const client = new TeamClient((events) => {
    thread = events;
    return { post: (message) => posted.push(message), terminate: () => {} };
  });
  const machine = setup({
    types: { events: {} as SearchReport | { type: 'LEAVE.IT' } },
    actors: { search: searchActor(client), warm: warmActor(client, Promise.resolve()) },
    actions: { note: ({ event }) => reports.push(event.type) },
  }).createMachine({
    on: { '*': { actions: 'note' }, 'LEAVE.IT': '.left' },
    initial: name,
    states: {
      search: { invoke: { id: 'it', src: 'search', input: { problem: sampleProblem(), limitMs: 1_000 } } },
      warm: { invoke: { id: 'it', src: 'warm' } },
      left: {},
    },
  });
  const actor = createActor(machine).start();
  return { actor, reports, posted, thread: () => thread as ThreadEvents | null };
}

describe('search actor', () => {
  test('asks at once and reports what the thread says', () => {
    const { reports, posted, thread } = startActor('search');
    expect(posted.map(({ type }) => type)).toEqual(['data', 'ask']);
    thread()?.message(READY);
    thread()?.message({ type: 'progress', id: 1, progress: sampleProgress(), partial: sampleAnswer() });
    thread()?.message({ type: 'answer', id: 1, answer: sampleAnswer() });
    expect(reports).toEqual(['ENGINE.READY', 'PROGRESS.REPORTED', 'ANSWER.ARRIVED']);
  });

  test('passes a cancel on and reports that the thread did not answer', () => {
    vi.useFakeTimers();
    const { actor, reports, posted } = startActor('search');
    actor.getSnapshot().children.it?.send({ type: 'SEARCH.CANCEL' });
    vi.advanceTimersByTime(100);
    expect(posted.at(-1)).toEqual({ type: 'cancel', id: 1 });
    expect(reports).toEqual(['SEARCH.STOPPED']);
    vi.useRealTimers();
  });

  test('reports a crash', () => {
    const { reports, thread } = startActor('search');
    thread()?.crash('boom');
    expect(reports).toEqual(['ENGINE.CRASHED']);
  });

  test('drops its question when it is stopped', () => {
    const { actor, reports, posted, thread } = startActor('search');
    actor.send({ type: 'LEAVE.IT' });
    thread()?.message({ type: 'answer', id: 1, answer: sampleAnswer() });
    expect(posted.at(-1)).toEqual({ type: 'cancel', id: 1 });
    expect(reports).toEqual([]);
  });
});

describe('warm actor', () => {
  test('starts the thread when the page shows, and reports which engine it has', async () => {
    const { reports, posted, thread } = startActor('warm');
    expect(thread()).toBeNull();
    await expect.poll(thread).not.toBeNull();
    thread()?.message(READY);
    expect(posted).toEqual([]);
    expect(reports).toEqual(['ENGINE.READY']);
  });
});
