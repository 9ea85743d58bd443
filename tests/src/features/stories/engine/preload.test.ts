import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { preload } from '#src/features/stories/engine/preload.ts';

afterEach(() => void vi.restoreAllMocks());

test('reports each file once, whatever comes and whatever does not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('there', 'missing', 'broken')), async (kinds) => {
      const needs = kinds.map((kind, nth) => ({ kind, nth }));
      const done: [number, boolean][] = [];
      await preload(needs, {
        load: async ({ kind }) => {
          if (kind === 'broken') throw new TypeError('no connection');
          return kind === 'there';
        },
        onDone: ({ nth }, isThere) => done.push([nth, isThere]),
        signal: new AbortController().signal,
      });
      expect(done.toSorted(([a], [b]) => a - b)).toEqual(kinds.map((kind, nth) => [nth, kind === 'there']));
    }),
  );
});

test('begins in the order of first use, a few at a time', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const loaded = preload([0, 1, 2, 3, 4, 5], {
    load: (nth) => {
      begun.push(nth);
      return new Promise((resolve) => ends.push(() => resolve(true)));
    },
    onDone: () => undefined,
    signal: new AbortController().signal,
  });
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4]);
  for (let nth = 0; nth < 6; nth++) {
    ends[nth]?.();
    await Promise.resolve();
  }
  await expect.poll(() => begun.length).toBe(6);
  ends[5]?.();
  await loaded;
});

test('gives up a file that hangs, and goes on with the next', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const done: [string, boolean][] = [];
  const loaded = preload(['hangs', 'comes'], {
    load: (need) => (need === 'hangs' ? new Promise(() => undefined) : Promise.resolve(true)),
    onDone: (need, isThere) => done.push([need, isThere]),
    signal: new AbortController().signal,
  });
  await expect.poll(() => done).toEqual([['comes', true]]);
  patience.abort();
  await loaded;
  expect(done).toEqual([
    ['comes', true],
    ['hangs', false],
  ]);
});

test('asks for nothing once it is given up, and waits for nothing that hangs', async () => {
  const ending = new AbortController();
  const loaded = preload(['hangs'], {
    load: () => new Promise(() => undefined),
    onDone: () => expect.unreachable(),
    signal: ending.signal,
  });
  ending.abort();
  await loaded;
  const asked: string[] = [];
  await preload(['late'], {
    load: async (need) => asked.push(need) > 0,
    onDone: () => expect.unreachable(),
    signal: ending.signal,
  });
  expect(asked).toEqual([]);
});

test('reports nothing more once it is given up', async () => {
  const ending = new AbortController();
  const done: number[] = [];
  await preload([0, 1, 2, 3, 4, 5, 6, 7], {
    load: async () => true,
    onDone: (nth) => {
      done.push(nth);
      ending.abort();
    },
    signal: ending.signal,
  });
  expect(done.length).toBe(1);
});
