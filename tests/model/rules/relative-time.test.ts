import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween } from '#model/rules/relative-time';
import { HOUR_MS } from '#model/vocabulary/time';

describe('how long ago', () => {
  test.each([
    [0, { value: 0, unit: 'second' }],
    [59_999, { value: 0, unit: 'second' }],
    [60_000, { value: -1, unit: 'minute' }],
    [HOUR_MS * 2.9, { value: -2, unit: 'hour' }],
    [HOUR_MS * 24 * 8, { value: -1, unit: 'week' }],
    [HOUR_MS * 24 * 800, { value: -2, unit: 'year' }],
  ])('%d ms is %j', (agoMs, expected) => {
    expect(distanceBetween(1e12 - agoMs, 1e12)).toEqual(expected);
  });

  test('never names a larger distance than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (agoMs) => {
        const { value, unit } = distanceBetween(1e12 - agoMs, 1e12);
        const unitMs = { second: 1_000, minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }[unit as 'hour'];
        if (unitMs !== undefined) expect(-value * unitMs).toBeLessThanOrEqual(agoMs);
        expect(value).toBeLessThanOrEqual(0);
      }),
    );
  });
});
