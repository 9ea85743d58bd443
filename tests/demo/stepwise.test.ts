import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepwise } from '#demo/explorer/stepwise';

/** A value that takes so many steps, and how often it was begun and went on. */
function inSteps(count: number) {
  const seen = { begun: 0, steps: 0 };
  const made = stepwise(function* () {
    seen.begun += 1;
    for (let nth = 0; nth < count; nth += 1) {
      seen.steps += 1;
      yield;
    }
    return { count };
  });
  return { made, seen };
}

test('is made once, however many wait for it and whenever it is needed at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(12),
      fc.nat(12),
      fc.integer({ min: 1, max: 3 }),
      async (count, later, waiting) => {
        const { made, seen } = inSteps(count);
        const slow = Array.from({ length: waiting }, () => made.slowly());
        for (let nth = 0; nth < later; nth += 1) await turn();
        const value = made.now();
        await Promise.all(slow);
        expect(made.now()).toBe(value);
        expect(value).toEqual({ count });
        expect(seen).toEqual({ begun: 1, steps: count });
      },
    ),
  );
});

test('leaves a turn for other work after each step', async () => {
  const { made, seen } = inSteps(5);
  const slow = made.slowly();
  const after: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    after.push(seen.steps);
    await turn();
  }
  await slow;
  expect(after).toEqual([1, 2, 3, 4]);
});

test('begins again after a failure', async () => {
  let fails = true;
  const made = stepwise(function* () {
    yield;
    if (fails) throw new RangeError('no list');
    return 'made';
  });
  await expect(made.slowly()).rejects.toThrow('no list');
  fails = false;
  expect(made.now()).toBe('made');
});
