import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approachSeconds,
  clampApproach,
  depthAt,
  LINE_Y,
  ratioAt,
  timeAfter,
  xAt,
  yAt,
} from '#model/chart/stage/geometry';

const near = (value: number) => expect.closeTo(value, 9);

describe('the way of a note', () => {
  test('begins at a twentieth and 0.95 · 1.1⁻⁵⁰ of its size and ends at all of it', () => {
    expect(ratioAt(depthAt(-1))).toBeCloseTo(0.05 + 0.95 * 1.1 ** -50, 12);
    expect(ratioAt(depthAt(0))).toBe(1);
    expect(ratioAt(depthAt(-0.5))).toBeCloseTo(0.05 + 0.95 * 1.1 ** -25, 12);
  });

  test('ends on the line', () => {
    expect([yAt(1), LINE_Y]).toEqual([630, 630]);
    expect([0, 3, 6].map((lane) => xAt(lane, 1))).toEqual([667 - 3 * 152.5, 667, 667 + 3 * 152.5]);
  });

  test('never turns back', () => {
    const t = fc.double({ min: -1, max: 0, noNaN: true });
    fc.assert(
      fc.property(t, t, (a, b) => {
        const [first, second] = [a, b]
          .sort((one, other) => one - other)
          .map((time) => yAt(ratioAt(depthAt(time))));
        expect(second).toBeGreaterThanOrEqual(first ?? Number.NaN);
      }),
    );
  });

  test('runs towards the vanishing point in every lane', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 100 }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (lane, ratio) => {
          expect((xAt(lane, ratio) - 667) / (yAt(ratio) + 33.75)).toBeCloseTo(
            (xAt(lane, 1) - 667) / (630 + 33.75),
            9,
          );
          expect(xAt(lane, ratio) + xAt(6 - lane, ratio)).toBeCloseTo(2 * 667, 9);
        },
      ),
    );
  });

  test('has done a share of the way on the screen at the given time', () => {
    const yOf = (t: number) => yAt(ratioAt(depthAt(t)));
    expect([timeAfter(0), timeAfter(1), timeAfter(-1), timeAfter(2)]).toEqual([-1, 0, -1, 0]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(yOf(timeAfter(share))).toEqual(near(yOf(-1) + (yOf(0) - yOf(-1)) * share));
      }),
    );
  });
});

describe('note speed', () => {
  test.each([
    [1, 5.5],
    [8, 2],
    [10, 1],
    [11, 0.5],
    [11.1, 0.49],
    [12, 0.4],
    [15.9, 0.01],
    [0, 5.5],
    [99, 0.01],
  ])('%d takes %d seconds', (speed, seconds) => {
    expect(approachSeconds(speed)).toEqual(near(seconds));
    expect(clampApproach(approachSeconds(speed))).toBe(approachSeconds(speed));
  });

  test('makes notes faster the higher it is', () => {
    const tenths = fc.integer({ min: 10, max: 159 });
    fc.assert(
      fc.property(tenths, tenths, (a, b) => {
        if (a < b) expect(approachSeconds(a / 10)).toBeGreaterThan(approachSeconds(b / 10));
      }),
    );
  });
});
