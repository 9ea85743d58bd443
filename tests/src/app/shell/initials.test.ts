import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from '#src/app/shell/bar/initials.ts';

test('are the first letters of two words, or the first two of one', () => {
  const names = ['Minato Yukina', 'mina', 'fan_phone', '湊 友希那', 'x', '-ran-', '🎸 solo'];
  expect(names.map(initialsOf)).toEqual(['MY', 'Mi', 'FP', '湊友', 'X', 'Ra', 'So']);
});

test('are never longer than two letters and their capitals', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect([...initialsOf(name).normalize('NFC')].length).toBeLessThanOrEqual(6);
    }),
  );
});
