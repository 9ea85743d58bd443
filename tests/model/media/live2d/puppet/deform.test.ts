import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deform, rigOf, VERTEX_FLOATS } from '#model/media/live2d/puppet/deform';
import type { Puppet } from '#model/media/live2d/puppet/puppet.types';
import { anyPuppet, SQUARE } from './puppets.ts';

function posed(puppet: Puppet, values: readonly number[]): number[] {
  const rig = rigOf(puppet);
  const out = new Float32Array(rig.vertexCount * VERTEX_FLOATS);
  deform(rig, values, out);
  return [...out];
}

const rounded = (list: readonly number[]): readonly number[] =>
  list.map((one) => Math.round(one * 1e4) / 1e4 || 0);
const values = fc.tuple(
  fc.double({ min: -30, max: 30, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
);
const LIMITS = [
  [-30, 30],
  [0, 1],
  [-1, 1],
] as const;

describe('a puppet that is moved', () => {
  test('stands as it was drawn at rest', () => {
    expect(posed(SQUARE, [0, 0])).toEqual([1, 1, 1, 3, 1, 1, 1, 3, 1, 3, 3, 1]);
  });

  test('turns about its joint, clockwise', () => {
    expect(rounded(posed(SQUARE, [30, 0]))).toEqual([-1, 1, 1, -1, 3, 1, -3, 1, 1, -3, 3, 1]);
    expect(rounded(posed(SQUARE, [10, 0])).slice(0, 2)).toEqual([0.366, 1.366]);
  });

  test('bends before it turns, and fades between keys', () => {
    expect(rounded(posed(SQUARE, [30, 0.75]))).toEqual([-1, 1, 0.5, -1, 3, 0.5, -6, 1, 0.5, -6, 3, 0.5]);
  });

  test('takes a value out of range as the limit, and no number as rest', () => {
    fc.assert(
      fc.property(
        anyPuppet,
        values,
        fc.nat(2),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        (puppet, at, nth, over) => {
          const [low, high] = LIMITS[nth]!;
          const limited = (value: number) => posed(puppet, at.with(nth, value));
          expect(limited(high + over)).toEqual(limited(high));
          expect(limited(low - over)).toEqual(limited(low));
          expect(limited(Number.POSITIVE_INFINITY)).toEqual(limited(high));
          expect(limited(Number.NaN)).toEqual(limited(puppet.parameters[nth]!.rest));
        },
      ),
    );
  });

  test('moves a little when a parameter moves a little', () => {
    fc.assert(
      fc.property(anyPuppet, values, fc.nat(2), (puppet, at, nth) => {
        const [low, high] = LIMITS[nth]!;
        const step = (high - low) * 1e-5;
        const one = posed(puppet, at);
        const other = posed(puppet, at.with(nth, at[nth]! + step));
        for (const [index, number] of one.entries())
          expect(Math.abs(number - other[index]!)).toBeLessThan(30);
      }),
    );
  });

  test('goes nowhere that is no number, whatever it is asked', () => {
    fc.assert(
      fc.property(anyPuppet, fc.array(fc.double(), { maxLength: 4 }), (puppet, any) => {
        expect(posed(puppet, any).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  test('is the same however often it was moved before', () => {
    fc.assert(
      fc.property(anyPuppet, values, values, (puppet, first, second) => {
        const rig = rigOf(puppet);
        const out = new Float32Array(rig.vertexCount * VERTEX_FLOATS);
        deform(rig, first, out);
        deform(rig, second, out);
        expect([...out]).toEqual(posed(puppet, second));
      }),
    );
  });

  test('draws higher parts later, and each run of one texture by one call', () => {
    fc.assert(
      fc.property(anyPuppet, (puppet) => {
        const { runs, triangles, vertexCount } = rigOf(puppet);
        expect(runs.reduce((sum, { size }) => sum + size, 0)).toBe(triangles.length);
        expect(runs.every(({ texture }, nth) => texture !== runs[nth + 1]?.texture)).toBe(true);
        expect(triangles.every((corner) => corner < vertexCount)).toBe(true);
        const drawn = puppet.parts.toSorted((one, other) => one.order - other.order);
        expect(triangles.length).toBe(drawn.reduce((sum, part) => sum + part.triangles.length, 0));
      }),
    );
  });
});
