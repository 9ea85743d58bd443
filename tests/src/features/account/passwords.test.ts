import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessed } from '#src/features/account/passwords/estimator.ts';

test.each([
  ['password', [], 0],
  ['p4ssw0rd', [], 0],
  ['aaaaaaaaaaaa', [], 0],
  ['mika_7!!', ['mika_7'], 1],
  ['bandori1', [], 1],
] as const)('%s is guessed soon', (password, known, most) => {
  expect(guessed(password, known)).toBeLessThanOrEqual(most);
});

test.each(['quiet morning train', 'xK9#mPq2!vL', 'さくらのうたをうたう'])('%s is not', (password) => {
  expect(guessed(password, [])).toBeGreaterThanOrEqual(3);
});

test('anything gets a score, and soon', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 256, unit: 'grapheme' }), (password) => {
      expect([0, 1, 2, 3, 4]).toContain(guessed(password, ['fan']));
    }),
    { numRuns: 50 },
  );
  const started = performance.now();
  guessed('p4ssw0rd'.repeat(32), []);
  expect(performance.now() - started).toBeLessThan(5_000);
});
