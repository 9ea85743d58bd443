import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRIDS, gridBeat, gridOf, gridStep, MAX_GRID, nextGridBeat } from '#model/chart/editing/tools';

const grid = fc.integer({ min: 1, max: MAX_GRID });
const beat = fc.double({ min: 0, max: 1_000, noNaN: true });

describe('the grid', () => {
  test('cuts a bar of four beats into equal parts', () => {
    expect(gridBeat(1.13, 16)).toBe(1.25);
    expect(gridBeat(1.12, 16)).toBe(1);
    expect(gridBeat(0.4, 12)).toBe(1 / 3);
    expect(gridBeat(-3, 16)).toBe(0);
  });

  test('steps to the next line, and from between two lines to the nearer one on that side', () => {
    expect([nextGridBeat(1, 16, 1), nextGridBeat(1, 16, -1)]).toEqual([1.25, 0.75]);
    expect([nextGridBeat(1.1, 16, 1), nextGridBeat(1.1, 16, -1)]).toEqual([1.25, 1]);
    expect(nextGridBeat(0, 16, -1)).toBe(0);
  });

  test('never moves a beat by more than half a part', () => {
    fc.assert(
      fc.property(grid, beat, (parts, at) => {
        expect(Math.abs(gridBeat(at, parts) - at)).toBeLessThanOrEqual(gridStep(parts) / 2 + 1e-9);
      }),
    );
  });

  test('leads forth and back to the same line', () => {
    fc.assert(
      fc.property(grid, beat, (parts, at) => {
        const line = gridBeat(at, parts);
        expect(nextGridBeat(nextGridBeat(line, parts, 1), parts, -1)).toBe(line);
        expect(nextGridBeat(line, parts, 1)).toBeGreaterThan(line);
      }),
    );
  });

  test('takes any number of parts within its bounds', () => {
    expect([gridOf(0), gridOf(7.4), gridOf(1_000), gridOf(Number.NaN)]).toEqual([1, 7, MAX_GRID, GRIDS[3]]);
  });
});
