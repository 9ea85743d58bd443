import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchVisibility } from '#src/browser/page/visibility.ts';
import type { Broadcast } from '#src/browser/storage/broadcast.ts';
import { createBroadcast } from '#src/browser/storage/broadcast.ts';
import { createLock, tabLock } from '#src/browser/storage/lock.ts';
import { sharedValue } from '#src/browser/storage/shared-value.ts';
import { StorageFailure } from '#src/browser/storage/storage.ts';
import { fakeStorage } from '#tests/laws/fake-storage';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CODEC = {
  key: 'settings/number',
  decode: (json: unknown) => (typeof json === 'number' ? json : 0),
  encode: (value: number) => value,
};
const silent: Broadcast = { post: () => undefined, listen: () => () => undefined };
const seen = () => () => undefined;

describe('shared value', () => {
  test('works out a text once, and again when someone else wrote', async () => {
    const { storage, kept } = fakeStorage();
    const decode = vi.fn(CODEC.decode);
    const tabs = { lock: tabLock(), broadcast: silent, watchVisibility: seen };
    const shared = sharedValue(storage, { ...CODEC, decode }, tabs);
    const { revision } = await shared.load();
    const outcome = await shared.save({ value: 7, base: revision });
    decode.mockClear();
    expect(await shared.load()).toMatchObject({ value: 7, isDamaged: false });
    expect(decode).not.toHaveBeenCalled();
    kept.set(CODEC.key, '8');
    expect(await shared.load()).toMatchObject({ value: 8 });
    expect(outcome.isKept).toBe(true);
  });
});

describe('lock', () => {
  test('lets one task of a name run at a time, also after one that failed', async () => {
    const lock = tabLock();
    const steps: string[] = [];
    const task =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} starts`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const runs = [lock.run('a', task('first', true)), lock.run('a', task('second'))];
    expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(steps).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  test('asks the browser for the lock where there is one', async () => {
    const request = vi.fn(async (_name: string, _options: LockOptions, task: () => unknown) => task());
    const lock = createLock({ request } as unknown as LockManager);
    expect(await lock.run('profiles', async () => 7)).toBe(7);
    expect(request.mock.calls[0]?.[0]).toBe('setori/profiles');
  });

  test('gives up by time when another tab does not let go', async () => {
    vi.useFakeTimers();
    const request = (_name: string, { signal }: LockOptions) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const failure = createLock({ request } as unknown as LockManager)
      .run('a', async () => 1)
      .catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(20_000);
    const cause = await failure;
    expect(cause instanceof StorageFailure && cause.problem).toBe('time');
  });

  test('leaves the failure of the task as it is', async () => {
    const request = async (_name: string, _options: LockOptions, task: () => unknown) => task();
    const lock = createLock({ request } as unknown as LockManager);
    await expect(lock.run('a', () => Promise.reject(new StorageFailure('quota')))).rejects.toMatchObject({
      problem: 'quota',
    });
  });
});

describe('broadcast', () => {
  test('notifies other tabs of a key, not of other keys, until it is ended', () => {
    const ears: ((event: { data: unknown }) => void)[] = [];
    class FakeChannel {
      postMessage = (data: unknown) => {
        for (const hear of ears) hear({ data });
      };
      addEventListener = (_: string, hear: (event: { data: unknown }) => void) => ears.push(hear);
      removeEventListener = (_: string, hear: (event: { data: unknown }) => void) =>
        ears.splice(ears.indexOf(hear), 1);
    }
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const heard = vi.fn();
    const end = createBroadcast().listen('profiles', heard);
    const other = createBroadcast();
    other.post('servers');
    expect(heard).not.toHaveBeenCalled();
    other.post('profiles');
    expect(heard).toHaveBeenCalledOnce();
    end();
    other.post('profiles');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('notifies no one in a browser without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const broadcast = createBroadcast();
    broadcast.listen('a', () => expect.unreachable())();
    broadcast.post('a');
  });
});

describe('shared value', () => {
  test('is kept when no one wrote in between, else says what is there', async () => {
    const { storage, kept } = fakeStorage();
    const post = vi.fn();
    const shared = sharedValue(storage, CODEC, {
      lock: tabLock(),
      broadcast: { ...silent, post },
      watchVisibility: seen,
    });
    const { revision } = await shared.load();
    const outcome = await shared.save({ value: 1, base: revision });
    expect(outcome).toMatchObject({ isKept: true });
    expect(post).toHaveBeenCalledExactlyOnceWith(CODEC.key);
    expect(await shared.save({ value: 2, base: revision })).toMatchObject({
      isKept: false,
      theirs: { value: 1, revision: outcome.isKept && outcome.revision },
    });
    expect(kept.get(CODEC.key)).toBe('1');
    kept.set(CODEC.key, '5');
    const later = outcome.isKept ? outcome.revision : null;
    expect(await shared.save({ value: 3, base: later })).toMatchObject({
      isKept: false,
      theirs: { value: 5 },
    });
  });

  test('is looked at again when the page comes back into sight', () => {
    let show: (isVisible: boolean) => void = () => undefined;
    const end = vi.fn();
    const shared = sharedValue(fakeStorage().storage, CODEC, {
      lock: tabLock(),
      broadcast: silent,
      watchVisibility: (onChange) => {
        show = onChange;
        onChange(true);
        return end;
      },
    });
    const onChange = vi.fn();
    const stop = shared.watch(onChange);
    expect(onChange).not.toHaveBeenCalled();
    show(false);
    show(true);
    show(true);
    expect(onChange).toHaveBeenCalledOnce();
    stop();
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('visibility', () => {
  test('is called at once and at every change until it is ended', () => {
    const onChange = vi.fn();
    const end = watchVisibility(onChange);
    expect(onChange).toHaveBeenLastCalledWith(true);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenLastCalledWith(false);
    end();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledTimes(2);
    state.mockRestore();
  });
});
