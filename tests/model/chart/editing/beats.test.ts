import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DIVISION, snapped, stepped, tidyBeat } from '#model/chart/editing/beats';

const anyDivision = fc.integer({ min: 1, max: MAX_DIVISION });
const anyBeat = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('beats on a division', () => {
  test('are the nearest double to their fraction, by whichever division they are reached', () => {
    fc.assert(
      fc.property(anyBeat, anyDivision, fc.integer({ min: 1, max: 8 }), (beat, division, times) => {
        const once = snapped(beat, division);
        expect(snapped(once, division)).toBe(once);
        expect(snapped(once, division * times)).toBe(once);
        expect(Math.abs(once - beat)).toBeLessThanOrEqual(0.5 / division + 1e-9);
      }),
    );
  });

  test('come back to the same double after any number of steps there and back', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.array(anyDivision, { minLength: 1, maxLength: 300, size: 'max' }),
        (start, divisions) => {
          const there = divisions.reduce((beat, division) => stepped(beat, 1, division), start);
          expect(there).toBeGreaterThan(start);
          for (const division of divisions) {
            const from = snapped(there, division);
            const around = divisions.reduce((beat) => tidyBeat(beat + 1 / division), from);
            expect(divisions.reduce((beat) => tidyBeat(beat - 1 / division), around)).toBe(from);
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
    expect(stepped(1.1, 1, 4)).toBe(1.25);
    expect(stepped(1.1, -1, 4)).toBe(1);
    expect(stepped(1.25, 1, 4)).toBe(1.5);
    expect(stepped(1 / 3, -1, 3)).toBe(0);
  });
});
