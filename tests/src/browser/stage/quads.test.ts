import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ink, MAX_QUADS, Quads, triangles, WHOLE } from '#src/browser/stage/quads.ts';

const bytes = (colour: number): number[] => [
  colour & 255,
  (colour >>> 8) & 255,
  (colour >>> 16) & 255,
  colour >>> 24,
];
const cornersOf = ({ corners }: Quads, quad: number): number[][] =>
  [0, 1, 2, 3].map((corner) =>
    Array.from(corners.slice((quad * 4 + corner) * 6, (quad * 4 + corner) * 6 + 5)),
  );

describe('ink', () => {
  test('is red, green, blue and opacity, all times the opacity', () => {
    expect(bytes(ink(0xff8000, 1))).toEqual([255, 128, 0, 255]);
    expect(bytes(ink(0xff8000, 0.5))).toEqual([127, 64, 0, 128]);
  });

  test('covers nothing when it is all light', () => {
    expect(bytes(ink(0xff8000, 1, 1))).toEqual([255, 128, 0, 0]);
  });

  test('takes opacities from outside as the nearest', () => {
    expect(ink(0xffffff, 7)).toBe(ink(0xffffff, 1));
    expect(ink(0xffffff, -1)).toBe(0);
  });
});

describe('quads', () => {
  test('put a box around its centre', () => {
    const quads = new Quads();
    quads.begin(1);
    quads.box(WHOLE, 10, 20, 4, 6, 0);
    expect(cornersOf(quads, 0)).toEqual([
      [8, 17, 0, 0, 1],
      [12, 17, 1, 0, 1],
      [12, 23, 1, 1, 1],
      [8, 23, 0, 1, 1],
    ]);
  });

  test('weigh the far edge of a floor by its width, so that its middle stays in the middle', () => {
    const quads = new Quads();
    quads.begin(1);
    quads.floor(WHOLE, 0, 45, 55, 100, 0, 100, 0, 0);
    const [farLeft, farRight, nearRight] = cornersOf(quads, 0);
    expect(farLeft?.[4]).toBeCloseTo(0.1);
    expect(farRight?.[2]).toBeCloseTo(0.1);
    expect(nearRight).toEqual([100, 100, 1, 1, 1]);
  });

  test('draw a line of its thickness in any direction', () => {
    const quads = new Quads();
    quads.begin(2);
    quads.line(WHOLE, 0, 0, 10, 0, 4, 0);
    quads.line(WHOLE, 5, 5, 5, 5, 4, 0);
    expect(quads.count).toBe(1);
    expect(cornersOf(quads, 0).map(([x, y]) => [x, y])).toEqual([
      [0, -2],
      [10, -2],
      [10, 2],
      [0, 2],
    ]);
  });

  test('keep their array as long as it is large enough, and leave out what has no room', () => {
    const quads = new Quads();
    expect(quads.begin(10)).toBe(true);
    const { corners } = quads;
    expect(quads.begin(64)).toBe(false);
    expect(quads.corners).toBe(corners);
    for (let count = 0; count < 70; count++) quads.box(WHOLE, 0, 0, 1, 1, 0);
    expect(quads.count).toBe(64);
    expect(quads.begin(65)).toBe(true);
    expect(quads.count).toBe(0);
    quads.begin(MAX_QUADS * 2);
    expect(quads.capacity).toBe(MAX_QUADS);
    expect(quads.begin(MAX_QUADS * 2)).toBe(false);
  });

  test('are two triangles each, over all four corners', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const order = triangles(count);
        expect(order).toHaveLength(count * 6);
        expect(new Set(order).size).toBe(count * 4);
        expect(Math.max(...order)).toBe(count * 4 - 1);
      }),
    );
    expect(triangles(MAX_QUADS).at(-1)).toBe(65_535);
  });
});
