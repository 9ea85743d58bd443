import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsBetween, tiersAround } from '#model/tracker/place';
import { TIERS } from '#model/vocabulary/tiers';

describe('the tiers around a place', () => {
  test('are those it lies between, and twice the tier that it is', () => {
    expect(tiersAround(TIERS[1], 700)).toEqual([500, 1_000]);
    expect(tiersAround(TIERS[1], 1_000)).toEqual([1_000, 1_000]);
    expect(tiersAround([1_000, 100], 300)).toEqual([100, 1_000]);
  });

  test('are none when no tier is beyond the place', () => {
    expect(tiersAround(TIERS[1], 49)).toBeNull();
    expect(tiersAround(TIERS[1], 2_501)).toBeNull();
    expect(tiersAround(TIERS[4], 99)).toBeNull();
    expect(tiersAround([], 5)).toBeNull();
  });

  test('are neighbours that hold the place between them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...([0, 1, 2, 3, 4] as const)),
        fc.integer({ min: 1, max: 60_000 }),
        (server, place) => {
          const tiers = TIERS[server];
          const around = tiersAround(tiers, place);
          if (around === null) {
            expect(tiers.every((tier) => tier > place) || tiers.every((tier) => tier < place)).toBe(true);
            return;
          }
          const [better, worse] = around;
          expect(better <= place && place <= worse).toBe(true);
          expect(tiers.some((tier) => better < tier && tier < worse)).toBe(false);
        },
      ),
    );
  });
});

describe('points between two places', () => {
  test('follow the logarithms of both', () => {
    // Half of the way from 100 to 10,000 is 1,000; half of the way from 4 million to 1 million is 2 million.
    expect(
      pointsBetween(1_000, { place: 100, points: 4_000_000 }, { place: 10_000, points: 1_000_000 }),
    ).toBe(2_000_000);
  });

  test('are those of a tier when the place is one, even without any', () => {
    const tier = { place: 100, points: 0 };
    expect(pointsBetween(100, tier, tier)).toBe(0);
    expect(pointsBetween(100, tier, { place: 200, points: 7 })).toBe(0);
    expect(pointsBetween(150, tier, { place: 200, points: 7 })).toBeNull();
  });

  test('lie between those of the tiers and never grow with the place', () => {
    const point = fc.integer({ min: 1, max: 2_000_000_000 });
    const place = fc.integer({ min: 2, max: 100_000 });
    fc.assert(
      fc.property(
        place,
        place,
        point,
        point,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, p, q, at) => {
          const better = { place: Math.min(a, b), points: Math.max(p, q) };
          const worse = { place: Math.max(a, b) + 1, points: Math.min(p, q) };
          const wanted = Math.floor(better.place + at * (worse.place - better.place));
          const points = pointsBetween(wanted, better, worse) ?? Number.NaN;
          expect(points).toBeLessThanOrEqual(better.points);
          expect(points).toBeGreaterThanOrEqual(worse.points);
          if (wanted < worse.place) {
            expect(pointsBetween(wanted + 1, better, worse)).toBeLessThanOrEqual(points);
          }
        },
      ),
    );
  });
});
