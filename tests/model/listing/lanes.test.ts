import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lanesOf } from '#model/listing/views/lanes';
import type { PerServer } from '#model/vocabulary/servers';

const DAY = 86_400_000;
const NONE: PerServer<number> = [null, null, null, null, null];
const moment = fc.option(fc.integer({ min: 0, max: 4_000 }).map((day) => day * DAY));
const perServer = fc.tuple(moment, moment, moment, moment, moment);

describe('Lanes of an event', () => {
  test('are one for each server it has come to or may come to, all on one line', () => {
    fc.assert(
      fc.property(perServer, perServer, perServer, (startAt, endAt, estimates) => {
        const { lanes } = lanesOf({ startAt, endAt, estimates }, 0);
        expect(lanes.map(({ server }) => server)).toEqual(
          [0, 1, 2, 3, 4].filter((server) => (startAt[server] ?? estimates[server]) != null),
        );
        for (const { server, from, to, isEstimate, at, share } of lanes) {
          expect(from).toBe(startAt[server] ?? estimates[server]);
          expect(isEstimate).toBe(startAt[server] === null);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(at + share).toBeLessThanOrEqual(1 + 1e-9);
          expect(to === null ? share : to - from).toBeGreaterThanOrEqual(0);
        }
        if (lanes.length > 0) expect(Math.min(...lanes.map(({ at }) => at))).toBe(0);
      }),
    );
  });

  test('last as announced, an estimated one as long as the first that is known', () => {
    const event = {
      startAt: [100 * DAY, null, 300 * DAY, null, null] as PerServer<number>,
      endAt: [107 * DAY, null, 310 * DAY, null, null] as PerServer<number>,
    };
    const { lanes, now } = lanesOf({ ...event, estimates: [null, 450 * DAY, null, null, null] }, 200 * DAY);
    expect(lanes.map(({ from, to }) => [from / DAY, to === null ? null : to / DAY])).toEqual([
      [100, 107],
      [450, 457],
      [300, 310],
    ]);
    expect(now).toBeCloseTo(100 / 357);
  });

  test('know no end where none is given, or one before the start', () => {
    const startAt: PerServer<number> = [DAY, 2 * DAY, null, null, null];
    const { lanes, now } = lanesOf(
      { startAt, endAt: [null, DAY, null, null, null], estimates: NONE },
      9 * DAY,
    );
    expect(lanes.map(({ to, share }) => [to, share])).toEqual([
      [null, 0],
      [null, 0],
    ]);
    expect(now).toBeNull();
  });

  test('are none of an event without dates', () => {
    expect(lanesOf({ startAt: NONE, endAt: NONE, estimates: NONE }, DAY)).toEqual({ lanes: [], now: null });
  });
});
