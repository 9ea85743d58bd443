import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FanPoint, fanFrom } from '#model/tracker/fan';

const HOUR = 3_600_000;

/** A path that rises by days and nights, its last reading, and ends around its own. */
const forecasts = fc
  .record({
    from: fc.nat(5_000_000),
    gains: fc.array(fc.nat(60_000), { minLength: 1, maxLength: 48 }),
    below: fc.double({ min: 0, max: 1, noNaN: true }),
    above: fc.double({ min: 0, max: 3, noNaN: true }),
  })
  .map(({ from, gains, below, above }) => {
    let ep = from;
    const path = [{ time: 0, ep }];
    for (const [at, gain] of gains.entries()) {
      ep += gain;
      path.push({ time: (at + 1) * HOUR, ep });
    }
    const rest = ep - from;
    const low = Math.round(ep - rest * below);
    const high = Math.round(ep + rest * above);
    return { forecast: { path, final: ep, low, high }, last: { time: 0, ep: from } };
  });

const holdsItsPath = ({ low, ep, high }: FanPoint): boolean => low <= ep && ep <= high;

describe('fan of a forecast', () => {
  test('gives both edges the shape of the path', () => {
    const path = [
      { time: 0, ep: 100 },
      { time: 1, ep: 110 },
      { time: 2, ep: 190 },
      { time: 3, ep: 200 },
    ];
    const fan = fanFrom({ path, final: 200, low: 180, high: 240 }, { time: 0, ep: 100 });
    expect(fan).toEqual([
      { time: 0, ep: 100, low: 100, high: 100 },
      { time: 1, ep: 110, low: 108, high: 114 },
      { time: 2, ep: 190, low: 172, high: 226 },
      { time: 3, ep: 200, low: 180, high: 240 },
    ]);
  });

  test('has no width at the last reading, holds the path everywhere and ends at low and high', () => {
    fc.assert(
      fc.property(forecasts, ({ forecast, last }) => {
        const fan = fanFrom(forecast, last);
        expect(fan[0]).toEqual({ ...last, low: last.ep, high: last.ep });
        expect(fan.every(holdsItsPath)).toBe(true);
        const { final, low, high } = forecast;
        expect(fan.at(-1)).toMatchObject({ ep: final, low, high });
        expect(fan.map(({ time }) => time)).toEqual(forecast.path.map(({ time }) => time));
      }),
    );
  });

  test('never falls and never becomes narrower', () => {
    fc.assert(
      fc.property(forecasts, ({ forecast, last }) => {
        const fan = fanFrom(forecast, last);
        for (const [at, point] of fan.slice(1).entries()) {
          const before = fan[at] ?? point;
          for (const edge of ['ep', 'low', 'high'] as const)
            expect(point[edge]).toBeGreaterThanOrEqual(before[edge] - 1e-6);
          expect(point.high - point.low).toBeGreaterThanOrEqual(before.high - before.low - 1e-6);
        }
      }),
    );
  });

  test('begins at a reading that is newer than the forecast, wherever it lies', () => {
    const later = fc.record({ hour: fc.double({ min: 0, max: 50, noNaN: true }), ep: fc.nat(9_000_000) });
    fc.assert(
      fc.property(forecasts, later, ({ forecast }, { hour, ep }) => {
        const last = { time: hour * HOUR, ep };
        const fan = fanFrom(forecast, last);
        if (fan.length === 0) {
          expect(last.time).toBeGreaterThanOrEqual(forecast.path.at(-1)?.time ?? 0);
          return;
        }
        expect(fan[0]).toEqual({ ...last, low: ep, high: ep });
        expect(fan.every(holdsItsPath)).toBe(true);
        expect(fan.slice(1).every(({ time }) => time > last.time)).toBe(true);
        expect(fan.at(-1)?.ep).toBe(Math.max(forecast.final, ep));
      }),
    );
  });

  test('says nothing once the path is over or when there is none', () => {
    const values = { final: 5, low: 4, high: 6 };
    expect(fanFrom({ ...values, path: [] }, { time: 0, ep: 5 })).toEqual([]);
    expect(fanFrom({ ...values, path: [{ time: 9, ep: 5 }] }, { time: 9, ep: 5 })).toEqual([]);
  });
});
