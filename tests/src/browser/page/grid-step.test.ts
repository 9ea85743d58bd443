import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridStep } from '#src/browser/page/grid-step.ts';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

describe('keys in a grid', () => {
  test('never leave the grid', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) =>
        fc.record({ count: fc.constant(count), active: fc.integer({ min: 0, max: count - 1 }) }),
      );
    const width = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(place, width, width, fc.constantFrom(...KEYS), ({ count, active }, columns, page, key) => {
        const next = gridStep(key, active, count, columns, page);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
  });

  test.each([
    ['ArrowDown', 9],
    ['ArrowUp', 1],
    ['ArrowRight', 6],
    ['Home', 0],
    ['End', 39],
    ['PageDown', 17],
  ])('%s moves from 5 to %i in rows of four', (key, target) => {
    expect(gridStep(key, 5, 40, 4, 3)).toBe(target);
  });

  test('do nothing when the key means nothing or the grid is empty', () => {
    expect(gridStep('a', 0, 10, 4, 3)).toBeNull();
    expect(gridStep('End', 0, 0, 4, 3)).toBeNull();
  });
});
