import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calibrate } from '#model/chart/clock/calibration';

const BEATS = Array.from({ length: 16 }, (_, i) => 100 + i);

describe('calibrate', () => {
  test('finds the offset of an unsteady hand, whatever a few wild taps say', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.2, max: 0.3, noNaN: true }),
        fc.array(fc.double({ min: -0.02, max: 0.02, noNaN: true }), { minLength: 12, maxLength: 16 }),
        fc.array(fc.double({ min: 100, max: 115, noNaN: true }), { maxLength: 3 }),
        (offset, jitters, wild) => {
          const taps = jitters.map((jitter, i) => (BEATS[i] ?? 0) + offset + jitter);
          const found = calibrate([...taps, ...wild], BEATS);
          expect(Math.abs((found?.offset ?? 9) - offset)).toBeLessThanOrEqual(0.02 + 1e-9);
          expect(found?.isSure).toBe(true);
        },
      ),
    );
  });

  test('is exact for an exact hand', () => {
    const found = calibrate(
      BEATS.map((beat) => beat + 0.125),
      BEATS,
    );
    expect(found).toEqual({ offset: 0.125, spread: 0, agreeing: 16, isSure: true });
  });

  test('is not sure of few taps, nor of taps that have nothing to do with the beats', () => {
    expect(calibrate([100.1, 101.1, 102.1], BEATS)?.isSure).toBe(false);
    expect(
      calibrate(
        BEATS.map((beat, i) => beat + ((i * 7) % 16) / 16),
        BEATS,
      )?.isSure,
    ).toBe(false);
  });

  test('says nothing without taps or beats', () => {
    expect(calibrate([], BEATS)).toBeNull();
    expect(calibrate([1], [])).toBeNull();
  });
});
