import { describe, expect, test, vi } from 'vitest';
import type { Broadcast } from '#src/browser/storage/broadcast.ts';
import { createHold, type HoldState } from '#src/browser/storage/hold.ts';

/** Locks as the standard has them, for what is used here. */
function fakeLocks(): LockManager {
  interface Request {
    readonly resolve: (value: unknown) => void;
    readonly reject: (cause: unknown) => void;
    readonly work: (lock: Lock | null) => unknown;
  }
  let held: Request | null = null;
  const queue: Request[] = [];
  const grant = (request: Request): void => {
    held = request;
    Promise.resolve(request.work({ mode: 'exclusive', name: '' })).then((value) => {
      if (held !== request) return;
      held = null;
      request.resolve(value);
      const next = queue.shift();
      if (next) grant(next);
    });
  };
  const request = (_name: string, options: LockOptions, work: Request['work']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const own = { resolve, reject, work };
      if (options.steal === true) {
        held?.reject(new DOMException('stolen', 'AbortError'));
        return grant(own);
      }
      if (held === null) return grant(own);
      if (options.ifAvailable === true) return resolve(work(null));
      queue.push(own);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(own);
        if (at >= 0) queue.splice(at, 1);
        reject(new DOMException('ended', 'AbortError'));
      });
    });
  return { request, query: async () => ({}) } as unknown as LockManager;
}

function fakeBroadcast(): () => Broadcast {
  const ears = new Map<string, Set<() => void>>();
  return () => {
    const own = new Set<() => void>();
    return {
      post: (key) => {
        for (const ear of ears.get(key) ?? []) if (!own.has(ear)) ear();
      },
      listen: (key, onPost) => {
        own.add(onPost);
        ears.set(key, (ears.get(key) ?? new Set()).add(onPost));
        return () => void ears.get(key)?.delete(onPost);
      },
    };
  };
}

const last = (states: readonly HoldState[]): HoldState | undefined => states.at(-1);

describe('one tab at a time', () => {
  test('has it by a lock; the other is refused, may take it, and gets it when the first is closed', async () => {
    const hold = createHold({ post: () => undefined, listen: () => () => undefined }, fakeLocks());
    const [a, b]: [HoldState[], HoldState[]] = [[], []];
    const first = hold('charts/a', (state) => a.push(state));
    const second = hold('charts/a', (state) => b.push(state));
    await vi.waitFor(() => expect([a, b]).toEqual([['got'], ['refused']]));
    second.take();
    await vi.waitFor(() => expect([last(a), last(b)]).toEqual(['lost', 'got']));
    second.end();
    await vi.waitFor(() => expect(last(a)).toBe('got'));
    first.end();
    const c: HoldState[] = [];
    hold('charts/a', (state) => c.push(state));
    await vi.waitFor(() => expect(last(c)).toBe('got'));
  });

  test('has it by announcement where the browser has no locks', async () => {
    const tab = fakeBroadcast();
    const [a, b]: [HoldState[], HoldState[]] = [[], []];
    const first = createHold(tab(), undefined as never)('charts/a', (state) => a.push(state));
    await vi.waitFor(() => expect(a).toEqual(['got']));
    createHold(tab(), undefined as never)('charts/a', (state) => b.push(state));
    await vi.waitFor(() => expect([last(a), last(b)]).toEqual(['lost', 'got']));
    first.take();
    expect([last(a), last(b)]).toEqual(['got', 'lost']);
  });
  test('has it by announcement when the browser refuses every lock', async () => {
    const request = vi.fn(async () => {
      throw new DOMException('denied', 'SecurityError');
    });
    const locks = { request, query: async () => ({}) } as unknown as LockManager;
    const tab = fakeBroadcast();
    const [a, b]: [HoldState[], HoldState[]] = [[], []];
    const first = createHold(tab(), locks)('charts/a', (state) => a.push(state));
    await vi.waitFor(() => expect(a).toEqual(['got']));
    const second = createHold(tab(), locks)('charts/a', (state) => b.push(state));
    await vi.waitFor(() => expect([a, b]).toEqual([['got', 'lost'], ['got']]));
    first.take();
    expect([last(a), last(b)]).toEqual(['got', 'lost']);
    second.end();
    first.end();
    expect(request).toHaveBeenCalledTimes(2);
  });
});
