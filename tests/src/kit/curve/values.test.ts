import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pinch, pinched, zoomed } from '#src/kit/curve/values.ts';

const HOUR = 3_600_000;
const WHOLE = { from: 1_000, to: 1_000 + 240 * HOUR };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const range = fc.tuple(share, share).map(([from, length]) => {
  const wanted = HOUR + length * 239 * HOUR;
  const start = WHOLE.from + from * (240 * HOUR - wanted);
  return { from: start, to: start + wanted };
});
const pinch: fc.Arbitrary<Pinch> = fc.tuple(share, share);

describe('zooming', () => {
  test('keeps the time under each finger while fingers move apart', () => {
    const shown = pinched(WHOLE, WHOLE, [0.4, 0.6], [0.2, 0.8]);
    const at = (place: number) => shown.from + place * (shown.to - shown.from);
    expect(at(0.2)).toBeCloseTo(WHOLE.from + 0.4 * 240 * HOUR);
    expect(at(0.8)).toBeCloseTo(WHOLE.from + 0.6 * 240 * HOUR);
  });

  test('moves without zooming when both fingers go the same way', () => {
    const shown = { from: WHOLE.from + 100 * HOUR, to: WHOLE.from + 124 * HOUR };
    const moved = pinched(shown, WHOLE, [0.25, 0.5], [0.5, 0.75]);
    expect(moved.from).toBeCloseTo(shown.from - 6 * HOUR);
    expect(moved.to - moved.from).toBeCloseTo(24 * HOUR);
  });

  test('never leaves the whole and never shows less than an hour, by fingers, keys or a wheel', () => {
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(range, pinch, pinch, factor, (shown, before, after, times) => {
        for (const next of [pinched(shown, WHOLE, before, after), zoomed(shown, WHOLE, times, shown.from)]) {
          expect(next.from).toBeGreaterThanOrEqual(WHOLE.from - 1);
          expect(next.to).toBeLessThanOrEqual(WHOLE.to + 1);
          expect(next.to - next.from).toBeGreaterThanOrEqual(HOUR - 1);
        }
      }),
    );
  });

  test('keeps the times under both fingers wherever they go, as long as no end is reached', () => {
    const shown = { from: WHOLE.from + 80 * HOUR, to: WHOLE.from + 160 * HOUR };
    const fingers = fc
      .record({
        middle: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
        half: fc.double({ min: 0.1, max: 0.2, noNaN: true }),
      })
      .map(({ middle, half }): Pinch => [middle - half, middle + half]);
    fc.assert(
      fc.property(fingers, fingers, (before, after) => {
        const next = pinched(shown, WHOLE, before, after);
        for (const finger of [0, 1] as const) {
          const was = shown.from + before[finger] * 80 * HOUR;
          const is = next.from + after[finger] * (next.to - next.from);
          expect(is / HOUR).toBeCloseTo(was / HOUR, 6);
        }
      }),
    );
  });
});
