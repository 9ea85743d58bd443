import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '#model/encoding/fingerprint';
import { type SharedValue, sharedValue } from '#src/browser/storage/shared-value.ts';
import { discardUnflushed, restoreUnflushed, saveUnflushed } from '#src/browser/storage/unflushed.ts';
import { fakeStorage } from '#tests/laws/fake-storage';

const CODEC = {
  key: 'settings/number',
  decode: (json: unknown) => (typeof json === 'number' ? json : 0),
  encode: (value: number) => value,
};
const alone = {
  lock: { run: <T>(_name: string, task: () => Promise<T>) => task() },
  broadcast: { post: () => undefined, listen: () => () => undefined },
  watchVisibility: () => () => undefined,
};
const open = () => sharedValue(fakeStorage().storage, CODEC, alone);
const onLate = vi.fn(async (_value: number) => undefined);

const holdingIn = async (shared: SharedValue<number>, value: number) =>
  shared.save({ value, base: (await shared.load()).revision });

async function holding(value: number): Promise<SharedValue<number>> {
  const shared = open();
  await holdingIn(shared, value);
  return shared;
}

beforeEach(() => {
  localStorage.clear();
  onLate.mockClear();
});

describe('edits not saved when the page was left', () => {
  test('are saved on the next visit, once', async () => {
    const shared = await holding(1);
    saveUnflushed(CODEC, 3, { base: (await shared.load()).revision, tried: 2 });
    await restoreUnflushed(CODEC, shared, onLate);
    expect((await shared.load()).value).toBe(3);
    await shared.save({ value: 4, base: fingerprint('3') });
    await restoreUnflushed(CODEC, shared, onLate);
    expect((await shared.load()).value).toBe(4);
    expect(onLate).not.toHaveBeenCalled();
  });

  test('are saved over what was being saved when the page was left', async () => {
    const shared = await holding(2);
    saveUnflushed(CODEC, 3, { base: fingerprint('1'), tried: 2 });
    await restoreUnflushed(CODEC, shared, onLate);
    expect((await shared.load()).value).toBe(3);
  });

  test('are handed on and change nothing when another tab wrote since', async () => {
    const shared = await holding(7);
    saveUnflushed(CODEC, 3, { base: fingerprint('1'), tried: 2 });
    await restoreUnflushed(CODEC, shared, onLate);
    expect((await shared.load()).value).toBe(7);
    expect(onLate).toHaveBeenCalledExactlyOnceWith(3);
  });

  test('are joined with what another tab wrote since where they can be', async () => {
    const joining = {
      ...CODEC,
      merge: (base: number, mine: number, theirs: number) => theirs + mine - base,
    };
    const shared = await holding(7);
    const save = vi.spyOn(shared, 'save').mockImplementationOnce(async () => {
      // A tab that is faster still.
      await holdingIn(shared, 8);
      return { isKept: false, theirs: await shared.load() };
    });
    saveUnflushed(joining, 3, { base: fingerprint('1'), tried: 2, kept: 1 });
    await restoreUnflushed(joining, shared, onLate);
    expect((await shared.load()).value).toBe(10);
    expect(save).toHaveBeenCalledTimes(3);
    expect(onLate).not.toHaveBeenCalled();
  });

  test('are dropped when they were saved after all', async () => {
    const shared = await holding(3);
    saveUnflushed(CODEC, 3, { base: fingerprint('1'), tried: 2 });
    const save = vi.spyOn(shared, 'save');
    await restoreUnflushed(CODEC, shared, onLate);
    expect(save).not.toHaveBeenCalled();
    expect(onLate).not.toHaveBeenCalled();
  });

  test('wait for a visit on which storage takes them', async () => {
    const shared = await holding(1);
    saveUnflushed(CODEC, 3, { base: fingerprint('1'), tried: null });
    const refusing = { ...shared, save: () => Promise.reject(new Error('full')) };
    await restoreUnflushed(CODEC, refusing, onLate);
    await restoreUnflushed(CODEC, shared, onLate);
    expect((await shared.load()).value).toBe(3);
  });

  test.each(['', '{', '3', '{"text":3,"over":[]}', '{"text":"{","over":["nothing"]}'])(
    'do no harm when they are unreadable: %s',
    async (text) => {
      const shared = open();
      localStorage.setItem('last-words/settings/number', text);
      await restoreUnflushed(CODEC, shared, onLate);
      expect((await shared.load()).value).toBe(0);
      expect(localStorage.length).toBe(0);
    },
  );

  test('are discarded when the page lives on', async () => {
    const shared = await holding(1);
    saveUnflushed(CODEC, 3, { base: fingerprint('1'), tried: null });
    discardUnflushed(CODEC.key);
    await restoreUnflushed(CODEC, shared, onLate);
    expect((await shared.load()).value).toBe(1);
  });
});
