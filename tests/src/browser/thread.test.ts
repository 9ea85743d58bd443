import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenToWorker, threadsAtOnce } from '#src/browser/thread.ts';

/** As much of a browser worker as the adapter touches. */
class FakeWorker extends EventTarget {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
}

function listening() {
  const worker = new FakeWorker();
  const events = { message: vi.fn(), crash: vi.fn() };
  const thread = listenToWorker<string, unknown>(worker, events);
  return { worker, events, thread };
}

describe('browser thread', () => {
  test('carries messages both ways and ends the worker', () => {
    const { worker, events, thread } = listening();
    worker.onmessage?.({ data: 'hello' });
    thread.post('ask');
    thread.terminate();
    expect(events.message).toHaveBeenCalledWith('hello');
    expect(worker.postMessage).toHaveBeenCalledWith('ask');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  test.each([
    ['Uncaught Error: boom', 'Uncaught Error: boom'],
    ['', 'the worker could not be started'],
  ])('reports the error "%s" as a crash and keeps it off the console', (message, reason) => {
    const { worker, events } = listening();
    const preventDefault = vi.fn();
    worker.onerror?.({ message, preventDefault });
    expect(events.crash).toHaveBeenCalledWith(reason);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  test('reports an unreadable message as a crash', () => {
    const { worker, events } = listening();
    worker.onmessageerror?.();
    expect(events.crash).toHaveBeenCalledWith('a message could not be read');
  });
});

describe('threads at once', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 4],
  ])('of %s processors leave one to the page', (hardwareConcurrency, threads) => {
    vi.stubGlobal('navigator', { hardwareConcurrency });
    expect(threadsAtOnce(4)).toBe(threads);
  });
});
