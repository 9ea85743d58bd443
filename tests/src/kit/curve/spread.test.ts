import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spread } from '#src/kit/curve/spread.ts';

const HEIGHT = 15;
const box = fc
  .record({
    from: fc.nat(300),
    width: fc.integer({ min: 1, max: 80 }),
    middle: fc.integer({ min: -50, max: 550 }),
  })
  .map(({ from, width, middle }) => ({ from, to: from + width, middle }));

describe('names at the ends of lines', () => {
  test('stay where they are while none lies on another', () => {
    const boxes = [
      { from: 0, to: 40, middle: 100 },
      { from: 0, to: 40, middle: 200 },
      { from: 60, to: 90, middle: 102 },
    ];
    expect(spread(boxes, HEIGHT, { from: 0, to: 400 })).toEqual([100, 200, 102]);
  });

  test('move apart in their order where lines end close together', () => {
    const boxes = [300, 302, 301].map((middle) => ({ from: 0, to: 40, middle }));
    expect(spread(boxes, HEIGHT, { from: 0, to: 400 })).toEqual([300, 330, 315]);
  });

  test('move up from the lower edge', () => {
    const boxes = [398, 399].map((middle) => ({ from: 0, to: 40, middle }));
    expect(spread(boxes, HEIGHT, { from: 0, to: 400 })).toEqual([377.5, 392.5]);
  });

  test('leave out what has no room', () => {
    const boxes = [10, 10, 10].map((middle) => ({ from: 0, to: 40, middle }));
    const middles = spread(boxes, HEIGHT, { from: 0, to: 31 });
    expect(middles.filter((middle) => middle !== null)).toHaveLength(2);
  });

  test('never lie on each other and never leave the plot', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 20 }), (boxes) => {
        const placed = spread(boxes, HEIGHT, { from: 0, to: 500 }).flatMap((middle, at) => {
          const own = boxes[at];
          return middle === null || !own ? [] : [{ ...own, middle }];
        });
        for (const [at, one] of placed.entries()) {
          expect(one.middle).toBeGreaterThanOrEqual(HEIGHT / 2 - 1e-6);
          expect(one.middle).toBeLessThanOrEqual(500 - HEIGHT / 2 + 1e-6);
          for (const other of placed.slice(at + 1)) {
            const isApart = one.to <= other.from || other.to <= one.from;
            if (!isApart) expect(Math.abs(one.middle - other.middle)).toBeGreaterThanOrEqual(HEIGHT - 1e-6);
          }
        }
      }),
    );
  });

  test('are all there when there is room for each', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 20 }), (boxes) => {
        expect(spread(boxes, HEIGHT, { from: 0, to: 500 })).not.toContain(null);
      }),
    );
  });
});
