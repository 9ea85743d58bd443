import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posterPosition } from '#model/rules/poster';

/** Which part of a picture a poster shows (reference R90). */
describe('the part of a picture that a poster shows', () => {
  test.each([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [-3, 0],
    [10_000, 1],
    [Number.NaN, 0],
  ])('is at %s as clients wrote it: %s', (offset, position) => {
    expect(posterPosition(offset)).toBe(position);
  });

  test('lies within the picture for any offset, and lower for a greater one', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (one, other) => {
        const position = posterPosition(one);
        expect(position >= 0 && position <= 1).toBe(true);
        if (one <= other) expect(position).toBeLessThanOrEqual(posterPosition(other));
      }),
    );
  });
});
