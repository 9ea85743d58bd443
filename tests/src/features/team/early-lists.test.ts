import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withEarlyLists } from '#src/features/team/search/early-lists.actors.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { sampleProblem } from '#tests/laws/samples';
import type { ToWorker } from '#wasm/host/thread/protocol';

const { data } = sampleProblem();
const loaded = <T>(byId: T) => ({ byId, problems: [] });

function start(queries = new QueryClient()) {
  const posted: ToWorker[] = [];
  const terminate = vi.fn();
  const thread = withEarlyLists({ post: (message) => posted.push(message), terminate }, queries);
  const names = () =>
    posted.flatMap((message) => (message.type === 'data' ? Object.keys(message.parts) : [message.type]));
  return { queries, thread, names, terminate };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('thread with early lists', () => {
  test('gets a list a moment after it was loaded', () => {
    const { queries, names } = start();
    queries.setQueryData(LISTS.cards.queryKey, loaded(data.cards));
    expect(names()).toEqual([]);
    vi.runAllTimers();
    expect(names()).toEqual(['cards']);
  });

  test('gets lists that were there before it was started', () => {
    const queries = new QueryClient();
    queries.setQueryData(LISTS.skills.queryKey, loaded(data.skills));
    const { names } = start(queries);
    vi.runAllTimers();
    expect(names()).toEqual(['skills']);
  });

  test('gets nothing twice when the question brings the same objects', () => {
    const { queries, thread, names } = start();
    queries.setQueryData(LISTS.cards.queryKey, loaded(data.cards));
    vi.runAllTimers();
    thread.post({ type: 'data', parts: data });
    thread.post({ type: 'data', parts: { cards: data.cards } });
    vi.runAllTimers();
    expect(names().filter((name) => name === 'cards')).toHaveLength(1);
    expect(names()).toContain('chart');
  });

  test('gets everything with the question when that comes first', () => {
    const { queries, thread, names } = start();
    queries.setQueryData(LISTS.cards.queryKey, loaded(data.cards));
    thread.post({ type: 'data', parts: { cards: data.cards } });
    thread.post({ type: 'cancel', id: 1 });
    vi.runAllTimers();
    expect(names()).toEqual(['cards', 'cancel']);
  });

  test('gets nothing more when it was ended', () => {
    const { queries, thread, names, terminate } = start();
    queries.setQueryData(LISTS.cards.queryKey, loaded(data.cards));
    thread.terminate();
    queries.setQueryData(LISTS.skills.queryKey, loaded(data.skills));
    vi.runAllTimers();
    expect(names()).toEqual([]);
    expect(terminate).toHaveBeenCalledOnce();
  });
});
