import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialOf } from '#src/app/shell/bar/initial.ts';

test('is the first letter or digit of a name, so that no two letters spell a word', () => {
  const names = ['Minato Yukina', 'mina', 'fan_ux3', '湊 友希那', '-ran-', '🎸 solo', '3rd', '🎸'];
  expect(names.map(initialOf)).toEqual(['M', 'M', 'F', '湊', 'R', 'S', '3', '']);
});

test('is never longer than the capitals of one letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect([...initialOf(name).normalize('NFC')].length).toBeLessThanOrEqual(3);
    }),
  );
});
