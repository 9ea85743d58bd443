import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawList, SPRITES } from '#model/chart/stage/draw-list';
import { viewOf } from '#src/browser/stage/backdrop/view.ts';
import { CONTRAST_SKIN } from '#src/browser/stage/drawn-skin.ts';
import { coloursOf, mostQuads, type Paint, paintFrame } from '#src/browser/stage/paint.ts';
import { Quads } from '#src/browser/stage/quads.ts';
import type { Cell } from '#src/browser/stage/sheet/sheet.ts';

const cell = (width: number, height: number, bodyHeight = height): Cell => ({
  left: 0,
  top: 0,
  right: 1,
  bottom: 1,
  width,
  height,
  bodyWidth: width,
  bodyHeight,
});
const PLAIN = cell(100, 20);

function paintWith(rest: Partial<Paint> = {}, note = PLAIN): Paint {
  return {
    quads: new Quads(),
    sheet: {
      canvas: document.createElement('canvas'),
      notes: SPRITES.flatMap(() => Array.from({ length: 7 }, () => note)),
      ribbon: PLAIN,
      tie: PLAIN,
      combo: PLAIN,
      perfect: PLAIN,
      white: PLAIN,
      ring: PLAIN,
      glow: PLAIN,
      beam: PLAIN,
      digits: Array.from({ length: 10 }, () => PLAIN),
    },
    colours: coloursOf(CONTRAST_SKIN),
    ribbonOpacity: 0.7,
    cover: 0,
    isStill: false,
    digitAdvance: 50,
    view: viewOf(1334, 750),
    ...rest,
  };
}

const EMPTY: DrawList = {
  ties: new Float32Array(100),
  tieCount: 0,
  windows: new Float32Array(160),
  windowKinds: new Uint8Array(20),
  windowCount: 0,
  ribbons: new Float32Array(160),
  ribbonHeld: new Uint8Array(20),
  ribbonCount: 0,
  sprites: new Float32Array(80),
  spriteKinds: new Uint8Array(20),
  spriteLanes: new Uint8Array(20),
  spriteCount: 0,
  hits: new Float32Array(60),
  hitKinds: new Uint8Array(20),
  hitCount: 0,
  lanes: new Float32Array(7),
  combo: 0,
  sinceHit: Number.POSITIVE_INFINITY,
};

function painted(paint: Paint, list: DrawList): Quads {
  paint.quads.begin(mostQuads(list));
  paintFrame(paint, list);
  return paint.quads;
}

/** Left, top, right, bottom. */
const boxOf = ({ corners }: Quads, quad: number): number[] =>
  [0, 1, 12, 13].map((float) => corners[quad * 24 + float] ?? Number.NaN);

const lists: fc.Arbitrary<DrawList> = fc
  .record({
    coordinates: fc.array(fc.float({ min: -100, max: 1400, noNaN: true }), {
      minLength: 160,
      maxLength: 160,
    }),
    held: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 20, maxLength: 20 }),
    kinds: fc.array(fc.nat(SPRITES.length - 1), { minLength: 20, maxLength: 20 }),
    skinLanes: fc.array(fc.nat(6), { minLength: 20, maxLength: 20 }),
    ages: fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
    light: fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 }),
    counts: fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20)),
    combo: fc.nat(99_999),
    sinceHit: fc.constantFrom(0, 0.05, 0.6, 3, Number.POSITIVE_INFINITY),
  })
  .map(({ coordinates, held, kinds, skinLanes, ages, light, counts, combo, sinceHit }) => ({
    ties: Float32Array.from(coordinates.slice(0, 100)),
    tieCount: counts[0],
    windows: Float32Array.from(coordinates),
    windowKinds: Uint8Array.from(held),
    windowCount: counts[1],
    ribbons: Float32Array.from(coordinates),
    ribbonHeld: Uint8Array.from(held),
    ribbonCount: counts[1],
    sprites: Float32Array.from(coordinates.slice(0, 80), Math.abs),
    spriteKinds: Uint8Array.from(kinds),
    spriteLanes: Uint8Array.from(skinLanes),
    spriteCount: counts[2],
    hits: Float32Array.from(ages.flatMap((age, index) => [coordinates[index]!, 150, age])),
    hitKinds: Uint8Array.from(kinds),
    hitCount: counts[3],
    lanes: Float32Array.from(light),
    combo,
    sinceHit,
  }));

describe('a painted frame', () => {
  test('has room for all of any list, and every corner has a place', () => {
    fc.assert(
      fc.property(lists, fc.boolean(), fc.constantFrom(0, 0.4, 1), (list, isStill, cover) => {
        const quads = painted(paintWith({ isStill, cover }), list);
        expect(quads.count).toBeLessThanOrEqual(mostQuads(list));
        const floats = quads.corners.subarray(0, quads.count * 24);
        expect(floats.every((float, index) => index % 6 === 5 || Number.isFinite(float))).toBe(true);
      }),
    );
  });

  test('is empty when nothing is in sight', () => {
    expect(painted(paintWith(), EMPTY).count).toBe(0);
  });

  test('fits a picture into the box of a sprite with its own proportions', () => {
    const list = { ...EMPTY, sprites: Float32Array.from([100, 100, 50, 40]), spriteCount: 1 };
    expect(boxOf(painted(paintWith(), list), 0)).toEqual([75, 95, 125, 105]);
    // 0: as wide as the box, however high that is.
    expect(boxOf(painted(paintWith({}, cell(100, 200, 0)), list), 0)).toEqual([75, 50, 125, 150]);
  });

  test('has fewer pictures for each hit when less motion is wanted, and none that grow', () => {
    const hit = (age: number) => ({ ...EMPTY, hits: Float32Array.from([500, 150, age]), hitCount: 1 });
    const still = paintWith({ isStill: true });
    const rings = [0, 0.5].map((age) => boxOf(painted(still, hit(age)), 1));
    expect(rings[0]).toEqual(rings[1]);
    expect(still.quads.count).toBeLessThan(painted(paintWith(), hit(0)).count);
  });

  test('pops its words up at a hit, but not when less motion is wanted', () => {
    const hit = (sinceHit: number) => ({ ...EMPTY, combo: 281, sinceHit });
    const width = (paint: Paint, sinceHit: number) => {
      const [left = 0, , right = 0] = boxOf(painted(paint, hit(sinceHit)), 4);
      return right - left;
    };
    expect(width(paintWith(), 0)).toBeGreaterThan(width(paintWith(), 0.3));
    expect(width(paintWith({ isStill: true }), 0)).toBe(width(paintWith({ isStill: true }), 0.3));
  });

  test('writes the combo from its first digit to its last, the label below', () => {
    const quads = painted(paintWith(), { ...EMPTY, combo: 281, sinceHit: 9 });
    expect(quads.count).toBe(4);
    const lefts = [0, 1, 2].map((quad) => boxOf(quads, quad)[0] ?? 0);
    expect(lefts[0]! > lefts[1]! && lefts[1]! > lefts[2]!).toBe(true);
  });
});

describe('the view', () => {
  test('keeps the whole stage inside any box, in its middle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 4000 }), fc.integer({ min: 50, max: 4000 }), (width, height) => {
        const { scale, left, top, right, bottom } = viewOf(width, height);
        expect(left).toBeLessThanOrEqual(1e-9);
        expect(top).toBeLessThanOrEqual(1e-9);
        expect(left + right).toBeCloseTo(1334);
        expect(top + bottom).toBeCloseTo(750);
        expect((right - left) * scale).toBeCloseTo(width);
        expect(Math.max(left, top)).toBeCloseTo(0);
      }),
    );
  });
});
