import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snapped, tidyBeat } from '#model/chart/editing/beats';
import { gridBeat, gridStep, MAX_GRID, nextGridBeat } from '#model/chart/editing/tools';

const anyGrid = fc.integer({ min: 1, max: MAX_GRID });
const anyBeat = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('beats on a grid', () => {
  test('are the nearest double to their fraction, by whichever grid they are reached', () => {
    fc.assert(
      fc.property(anyBeat, anyGrid, fc.integer({ min: 1, max: 8 }), (beat, grid, times) => {
        const once = gridBeat(beat, grid);
        expect(gridBeat(once, grid)).toBe(once);
        expect(gridBeat(once, grid * times)).toBe(once);
        expect(tidyBeat(once)).toBe(once);
        expect(snapped(beat, grid)).toBe(gridBeat(beat, grid * 4));
        expect(Math.abs(once - beat)).toBeLessThanOrEqual(gridStep(grid) / 2 + 1e-9);
      }),
    );
  });

  test('come back to the same double after any number of steps there and back', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.array(anyGrid, { minLength: 1, maxLength: 300, size: 'max' }),
        (start, grids) => {
          const there = grids.reduce((beat, grid) => nextGridBeat(beat, grid, 1), start);
          expect(there).toBeGreaterThan(start);
          for (const grid of grids) {
            const from = gridBeat(there, grid);
            const around = grids.reduce((beat) => tidyBeat(beat + gridStep(grid)), from);
            expect(grids.reduce((beat) => tidyBeat(beat - gridStep(grid)), around)).toBe(from);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('are exact in thirds and sevenths', () => {
    let beat = 0;
    for (let i = 0; i < 21_000; i++) beat = tidyBeat(beat + (i % 2 === 0 ? 1 / 3 : 1 / 7));
    expect(beat).toBe(5_000);
    expect(tidyBeat(0.1 + 0.2)).toBe(0.3);
    expect(tidyBeat(22 / 7 + 1e-12)).toBe(22 / 7);
  });

  test('are left alone when they are no fraction of up to 480 parts', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.integer({ min: 481, max: 5_000 }), (whole, parts) => {
        const beat = whole + 1 / parts;
        fc.pre(parts < 900);
        expect(tidyBeat(beat)).toBe(beat);
      }),
    );
    expect(tidyBeat(Math.SQRT2)).toBe(Math.SQRT2);
  });

  test('step to the next line when they stand between two', () => {
    expect(nextGridBeat(1.1, 16, 1)).toBe(1.25);
    expect(nextGridBeat(1.1, 16, -1)).toBe(1);
    expect(nextGridBeat(1.25, 16, 1)).toBe(1.5);
    expect(nextGridBeat(1 / 3, 12, -1)).toBe(0);
  });
});
