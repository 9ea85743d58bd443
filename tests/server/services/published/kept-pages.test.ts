import { expect, test, vi } from 'vitest';
import { KeptPages, type WrittenPage } from '#server/services/published/kept-pages';
import { joinParts, OWN_WORD } from '#server/services/published/packed-parts';

/** Pages beside a store that says whether anything was written; each names how many were written before it. */
function setUp() {
  const store = { nowMs: 0, stamp: async (): Promise<string> => '1' };
  const kept = new KeptPages({ stamp: () => store.stamp(), now: () => store.nowMs });
  let written = 0;
  const write = async (more: Partial<WrittenPage> = {}): Promise<WrittenPage> => ({
    isThere: true,
    isWhole: true,
    parts: [`<p nonce="`, OWN_WORD, `">${written++}`],
    ...more,
  });
  const ask = async (key = 'en /', more: Partial<WrittenPage> = {}, word = 'word') =>
    joinParts((await kept.answer(key, () => write(more))).parts, word);
  return { store, kept, ask, written: () => written };
}

test('is the same page for all who ask at one address, each with a word of their own', async () => {
  const { ask } = setUp();
  const words = ['a', 'b', 'c', 'd'];
  const pages = [];
  for (const word of words) pages.push(await ask('en /', {}, word));
  expect(pages).toEqual(words.map((word) => `<p nonce="${word}">0`));
  expect(await ask('ja /')).toBe('<p nonce="word">1');
});

test('is written again once anything was written, and after a few seconds', async () => {
  const { ask, store } = setUp();
  expect([await ask(), await ask()]).toEqual(['<p nonce="word">0', '<p nonce="word">0']);
  store.stamp = async () => '2';
  expect(await ask()).toBe('<p nonce="word">1');
  store.nowMs += 5_000;
  expect(await ask()).toBe('<p nonce="word">2');
});

test('is written each time where something is missing', async () => {
  const { ask } = setUp();
  expect(await ask('en /', { isWhole: false })).toBe('<p nonce="word">0');
  expect(await ask()).toBe('<p nonce="word">1');
});

test('counts what its address takes', async () => {
  const { ask, written } = setUp();
  const addresses = Array.from({ length: 1_100 }, (_, at) => `${at} ${'x'.repeat(16_000)}`);
  for (const address of addresses) await ask(address);
  expect(written()).toBe(1_100);
  await ask(addresses.at(-1));
  expect(written()).toBe(1_100);
  await ask(addresses[0]);
  expect(written()).toBe(1_101);
});

test('comes without waiting for a database that says nothing, and is not kept then', async () => {
  vi.useFakeTimers();
  const { ask, store } = setUp();
  let answer: (stamp: string) => void = () => {};
  store.stamp = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const page = ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await page).toBe('<p nonce="word">0');
  // Written before this answer, so it may be older.
  answer('2');
  store.stamp = async () => '2';
  expect(await ask()).not.toBe('<p nonce="word">0');
  store.stamp = () => Promise.reject(new Error('no way to the database'));
  expect(await ask()).toBe('<p nonce="word">2');
  vi.useRealTimers();
});

test('waits for a page that takes long, and writes it once', async () => {
  vi.useFakeTimers();
  const { kept } = setUp();
  let times = 0;
  const page = kept.answer('en /', async () => {
    times++;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return { isThere: true, isWhole: true, parts: [] };
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await page).toMatchObject({ isThere: true });
  expect(times).toBe(1);
  vi.useRealTimers();
});

test('says what went wrong where it cannot be written', async () => {
  const { kept } = setUp();
  const page = kept.answer('en /', () => Promise.reject(new Error('no such file')));
  await expect(page).rejects.toThrow('no such file');
});
