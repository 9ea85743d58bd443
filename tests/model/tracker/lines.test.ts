import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aligned, type LineKey, MAX_LINES, withLine } from '#model/tracker/lines';
import { needOf, standingOf } from '#model/tracker/standing';
import { byLastHour, plainName, topAt, topLine } from '#model/tracker/top';
import { HOUR_MS } from '#model/vocabulary/time';

const key = fc.record({ event: fc.nat(9), tier: fc.constantFrom(100, 1000) });

describe('lines to compare', () => {
  test('are at most five and all different', () => {
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        const lines = keys.reduce<readonly LineKey[]>(withLine, []);
        expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
        expect(new Set(lines.map(({ event, tier }) => `${event} ${tier}`)).size).toBe(lines.length);
      }),
    );
  });

  test('begin or end together, and keep their form', () => {
    const own = { startAt: 100, endAt: 300 };
    const base = { startAt: 1_000, endAt: 1_500 };
    const samples = [
      { time: 100, ep: 0 },
      { time: 300, ep: 9 },
    ];
    expect(aligned(samples, own, base, 'start').map(({ time }) => time)).toEqual([1_000, 1_200]);
    expect(aligned(samples, own, base, 'end').map(({ time }) => time)).toEqual([1_300, 1_500]);
  });
});

describe('where someone stands', () => {
  const tiers = [
    { tier: 100, ep: 900 },
    { tier: 500, ep: null },
    { tier: 1000, ep: 300 },
  ];

  test('is between the tiers around their points, past those without any', () => {
    expect(standingOf(tiers, 500)).toMatchObject({ above: { tier: 100 }, below: { tier: 1000 } });
    expect(standingOf(tiers, 900)).toMatchObject({ above: null, below: { tier: 100 } });
    expect(standingOf(tiers, 1)).toMatchObject({ above: { tier: 1000 }, below: null });
    expect(standingOf([], 1)).toEqual({ above: null, below: null });
  });

  test('gives enough points per hour and games to get there', () => {
    const points = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        points,
        points,
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1, max: 9_999 }),
        (mine, goal, hours, game) => {
          const { ahead, perHour, games } = needOf(mine, goal, hours * HOUR_MS, game);
          expect(ahead).toBe(mine - goal);
          expect(mine + (perHour ?? 0) * hours).toBeGreaterThanOrEqual(goal);
          expect(mine + (games ?? 0) * game).toBeGreaterThanOrEqual(goal);
        },
      ),
    );
    expect(needOf(1, 9, 0, null)).toEqual({ ahead: -8, perHour: null, games: null });
  });
});

describe('the ten best', () => {
  const points = [
    { time: 0, uid: 1, value: 10 },
    { time: 0, uid: 2, value: 9 },
    { time: HOUR_MS, uid: 2, value: 30 },
    { time: HOUR_MS, uid: 1, value: 12 },
    { time: 2 * HOUR_MS, uid: 3, value: 50 },
    { time: 2 * HOUR_MS, uid: 2, value: 31 },
  ];
  const ranking = { points, users: [] };

  test('are ranked as they were at a time, with what they gained in an hour', () => {
    expect(topAt(ranking, HOUR_MS + 1)).toMatchObject([
      { rank: 1, uid: 2, lastHour: 21 },
      { rank: 2, uid: 1, lastHour: 2 },
    ]);
    expect(topAt(ranking, Number.POSITIVE_INFINITY)).toMatchObject([
      { uid: 3, lastHour: null },
      { uid: 2, lastHour: 1 },
    ]);
    expect(byLastHour(topAt(ranking, 3 * HOUR_MS)).map(({ uid }) => uid)).toEqual([2, 3]);
    expect(topAt(ranking, -1)).toEqual([]);
  });

  test('have lines that break where they were not among the ten', () => {
    expect(topLine(ranking, 1).map(({ value }) => value)).toEqual([10, 12, null]);
  });

  test('are named without marks', () => {
    expect(plainName('<color=#fff>Mika</color>')).toBe('Mika');
    expect(plainName('<3 Kasumi')).toBe('<3 Kasumi');
    expect(plainName('[b]')).toBe('[b]');
  });
});
