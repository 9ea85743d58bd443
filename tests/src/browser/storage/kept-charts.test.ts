import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { createKeptCharts, MAX_BYTES, MAX_SONGS } from '#src/browser/storage/kept-charts.ts';
import { tabLock } from '#src/browser/storage/lock.ts';

/** The charts in memory, and what lies there. */
function keeping() {
  const kept = new Map<string, unknown>();
  const store = {
    getItem: async (key: string) => structuredClone(kept.get(key) ?? null),
    setItem: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    removeItem: async (key: string) => void kept.delete(key),
  };
  return { charts: createKeptCharts(async () => store, tabLock()), kept };
}

/** It cannot be packed. */
const noise = (bytes: number, seed: number): string => {
  let state = seed + 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 94));
  }).join('');
};

test('a chart that was kept is given back, each difficulty on its own, and no other', async () => {
  const { charts } = keeping();
  await charts.put(7, 'expert', '[{"譜面":1}]');
  await charts.put(7, 'easy', '[]');
  expect(await charts.get(7, 'expert')).toBe('[{"譜面":1}]');
  expect(await charts.get(7, 'easy')).toBe('[]');
  expect(await charts.get(7, 'hard')).toBeNull();
  expect(await charts.get(8, 'expert')).toBeNull();
});

test('there are never more songs than the last fifty, and no charts without a song', async () => {
  const looks = fc.array(
    fc.record({ song: fc.integer({ min: 1, max: 80 }), difficulty: fc.constantFrom(...DIFFICULTIES) }),
    { minLength: 1, maxLength: 90 },
  );
  await fc.assert(
    fc.asyncProperty(looks, async (seen) => {
      const { charts, kept } = keeping();
      for (const { song, difficulty } of seen) await charts.put(song, difficulty, `${song} ${difficulty}`);
      const last = [...new Set(seen.map(({ song }) => song).reverse())].slice(0, MAX_SONGS);
      expect(await charts.songs()).toEqual(last);
      expect([...kept.keys()].sort()).toEqual(['index', ...last.map((song) => `song/${song}`)].sort());
      const [song] = last;
      const { difficulty } = seen.at(-1) ?? { difficulty: 'easy' as Difficulty };
      expect(await charts.get(song ?? 0, difficulty)).toBe(`${song} ${difficulty}`);
    }),
    { numRuns: 20 },
  );
});

test('there is never more than a mebibyte, but for one song that is larger alone', async () => {
  const { charts } = keeping();
  for (let song = 1; song <= 5; song++) await charts.put(song, 'expert', noise(400_000, song));
  const songs = await charts.songs();
  expect(songs[0]).toBe(5);
  expect(songs.length).toBeLessThan(5);
  await charts.put(9, 'expert', noise(2 * MAX_BYTES, 9));
  expect(await charts.songs()).toEqual([9]);
});

test('where the browser keeps nothing, nothing is kept and nothing fails', async () => {
  const charts = createKeptCharts(() => Promise.reject(new Error('no storage')), tabLock());
  await charts.put(1, 'expert', '[]');
  expect(await charts.get(1, 'expert')).toBeNull();
  expect(await charts.songs()).toEqual([]);
});

test.each([
  ['no list', 'index', 7],
  ['a list of something else', 'index', [null, { song: 'x', bytes: 1 }]],
  ['a chart that is none', 'song/1', { expert: new Uint8Array([1, 2, 3]) }],
])('%s in its place is no chart', async (_, key, value) => {
  const { charts, kept } = keeping();
  kept.set(key, value);
  expect(await charts.songs()).toEqual([]);
  expect(await charts.get(1, 'expert')).toBeNull();
  await charts.put(1, 'expert', '[]');
  expect(await charts.get(1, 'expert')).toBe('[]');
});
