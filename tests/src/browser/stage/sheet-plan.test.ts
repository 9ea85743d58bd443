import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharpnessFor } from '#src/browser/stage/sheet/sheet.ts';
import { planSheet } from '#src/browser/stage/sheet/sheet-plan.ts';

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 60 },
);
const isPowerOfTwo = (side: number): boolean => Number.isInteger(Math.log2(side));

describe('the plan of a sheet', () => {
  test('keeps every picture inside and apart from all others', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 20 }), (all, gap) => {
        const { width, height, corners } = planSheet(all, gap);
        expect([width, height].every(isPowerOfTwo)).toBe(true);
        const boxes = all.map((size, index) => ({ ...size, ...corners[index]! }));
        for (const [index, a] of boxes.entries()) {
          expect(a.x >= gap && a.y >= gap).toBe(true);
          expect(a.x + a.width + gap <= width && a.y + a.height + gap <= height).toBe(true);
          for (const b of boxes.slice(index + 1)) {
            const isBeside = a.x + a.width + gap <= b.x || b.x + b.width + gap <= a.x;
            const isBelow = a.y + a.height + gap <= b.y || b.y + b.height + gap <= a.y;
            expect(isBeside || isBelow).toBe(true);
          }
        }
      }),
    );
  });

  test('wastes little where pictures are alike', () => {
    const all = Array.from({ length: 40 }, () => ({ width: 168, height: 53 }));
    const { width, height } = planSheet(all, 16);
    expect(width * height).toBeLessThanOrEqual(1024 * 1024);
  });
});

test('a sheet is as sharp as what is seen of it, in few steps', () => {
  expect([0.2, 0.6, 1, 1.2, 2, 9].map(sharpnessFor)).toEqual([0.5, 0.75, 1, 1.5, 2, 3]);
});
