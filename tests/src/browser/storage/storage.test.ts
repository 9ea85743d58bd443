import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStorage, type StorageDriver, StorageFailure } from '#src/browser/storage/storage.ts';

/** A driver over a map; `fault` replaces what one call does. */
function fakeDriver(kept: Map<string, unknown>, fault: Partial<StorageDriver> = {}): StorageDriver {
  return {
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => kept.set(key, value),
    removeItem: async (key) => kept.delete(key),
    ...fault,
  };
}
const never = () => new Promise<never>(() => {});
const quota = () => Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));

async function problemOf(task: Promise<unknown>): Promise<string> {
  const failure = await task.catch((cause: unknown) => cause);
  return failure instanceof StorageFailure ? failure.problem : 'no StorageFailure';
}

afterEach(() => {
  vi.useRealTimers();
});

describe('browser storage', () => {
  test('gives back what was kept, through the real library', async () => {
    const storage = createStorage();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        await storage.set('a/key', text);
        expect(await storage.get('a/key')).toBe(text);
      }),
      { numRuns: 20 },
    );
    await storage.remove('a/key');
    expect(await storage.get('a/key')).toBeNull();
  });

  test('gives a kept object as its text so that nothing is lost', async () => {
    const storage = createStorage(async () => fakeDriver(new Map([['old', [{ name: 'Profile 1' }]]])));
    expect(await storage.get('old')).toBe('[{"name":"Profile 1"}]');
  });

  test('opens again once and goes on when the first opening never answers', async () => {
    vi.useFakeTimers();
    const kept = new Map<string, unknown>([['a', 'x']]);
    const drivers = [fakeDriver(kept, { getItem: never }), fakeDriver(kept)];
    const open = vi.fn(async () => drivers.shift() ?? fakeDriver(kept));
    const read = createStorage(open).get('a');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await read).toBe('x');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('gives up by time when no opening ever answers', async () => {
    vi.useFakeTimers();
    const problem = problemOf(createStorage(async () => fakeDriver(new Map(), { getItem: never })).get('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await problem).toBe('time');
  });

  test('leaves the earlier text in place and says quota when there is no room', async () => {
    const kept = new Map<string, unknown>([['a', 'before']]);
    const storage = createStorage(async () => fakeDriver(kept, { setItem: quota }));
    expect(await problemOf(storage.set('a', 'after'))).toBe('quota');
    expect(await storage.get('a')).toBe('before');
  });

  test('says mismatch when another text is read back', async () => {
    const storage = createStorage(async () => fakeDriver(new Map(), { setItem: async () => undefined }));
    expect(await problemOf(storage.set('a', 'text'))).toBe('mismatch');
  });

  test('says unavailable when there is no storage at all', async () => {
    const refuse = () => Promise.reject(new Error('no available storage'));
    const storage = createStorage(async () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }));
    expect(await problemOf(storage.get('a'))).toBe('unavailable');
    expect(await problemOf(storage.remove('a'))).toBe('unavailable');
    const broken = createStorage(async () => {
      throw new Error('forbidden');
    });
    expect(await problemOf(broken.get('a'))).toBe('unavailable');
  });
});
