import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dailyGains,
  fromStart,
  latestSpeeds,
  midnightsIn,
  nextReadingAt,
  pointsAt,
  speedAt,
  straightEnd,
} from '#model/tracker/pace';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';

const START = 20_000 * DAY_MS + 5 * HOUR_MS;
const SPAN = { startAt: START, endAt: START + 9 * DAY_MS };
const utcDay = (time: number): string => String(Math.floor(time / DAY_MS));

/** Readings half an hour apart that never fall. */
const readings = fc.array(fc.nat(50_000), { minLength: 2, maxLength: 400 }).map((gains) => {
  let ep = 0;
  return gains.map((gain, at) => {
    ep += gain;
    return { time: START + (at + 1) * (HOUR_MS / 2), ep };
  });
});

describe('the next reading', () => {
  const at = (...minutes: readonly number[]) =>
    minutes.map((minute) => ({ time: START + (minute * HOUR_MS) / 60, ep: 1 }));

  test('is due as long after the last one as most were apart, whatever one of them missed', () => {
    expect(nextReadingAt(at(0, 30, 60, 90))).toBe(START + 2 * HOUR_MS);
    expect(nextReadingAt(at(0, 30, 150, 180))).toBe(START + 3.5 * HOUR_MS);
    // Readings became more frequent a while ago.
    const often = Array.from({ length: 10 }, (_, nth) => 300 + nth);
    expect(nextReadingAt(at(0, 100, 200, ...often))).toBe(START + (310 * HOUR_MS) / 60);
  });

  test('is unknown while there are few', () => {
    expect(nextReadingAt([])).toBeNull();
    expect(nextReadingAt(at(0, 30))).toBeNull();
  });

  test('comes after the last one, by a time that two of them were apart', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: DAY_MS }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(gaps, (apart) => {
        let time = START;
        const samples = [START, ...apart.map((gap) => (time += gap))].map((each) => ({ time: each, ep: 0 }));
        expect(apart.slice(-9)).toContain((nextReadingAt(samples) ?? 0) - time);
      }),
    );
  });
});

describe('points over time', () => {
  test('lie between the readings around them', () => {
    fc.assert(
      fc.property(readings, fc.double({ min: 0, max: 1, noNaN: true }), (samples, share) => {
        const own = fromStart(samples, START);
        const last = own.at(-1);
        if (!last) return;
        const time = START + Math.floor(share * (last.time - START));
        const points = pointsAt(own, time);
        const before = own.findLast((each) => each.time <= time);
        const after = own.find((each) => each.time >= time);
        expect(points).toBeGreaterThanOrEqual(before?.ep ?? 0);
        expect(points).toBeLessThanOrEqual((after?.ep ?? 0) + 1e-6);
      }),
    );
  });

  test('are unknown before the first reading and after the last', () => {
    const own = fromStart([{ time: START + HOUR_MS, ep: 10 }], START);
    expect(pointsAt(own, START - 1)).toBeNull();
    expect(pointsAt(own, START + HOUR_MS + 1)).toBeNull();
    expect(pointsAt(own, START + HOUR_MS / 2)).toBe(5);
    expect(pointsAt([], START)).toBeNull();
  });

  test('give the speed of the last hour and day, and a straight end', () => {
    const own = fromStart(
      [
        { time: START + DAY_MS, ep: 24_000 },
        { time: START + 2 * DAY_MS, ep: 72_000 },
      ],
      START,
    );
    expect(latestSpeeds(own)).toEqual({ hour: 2_000, day: 2_000 });
    expect(speedAt(own, START + DAY_MS, DAY_MS)).toBe(1_000);
    expect(straightEnd(own, 2_000, START + 3 * DAY_MS)).toBe(120_000);
    expect(speedAt(own, START + 60_000, HOUR_MS)).toBeNull();
    expect(straightEnd(own, null, SPAN.endAt)).toBeNull();
  });
});

describe('gains of each day', () => {
  test('add up to all points', () => {
    fc.assert(
      fc.property(readings, (samples) => {
        const own = fromStart(samples, START);
        const known = own.filter(({ time }) => time <= SPAN.endAt);
        const gains = dailyGains(known, midnightsIn(SPAN, utcDay), SPAN);
        const sum = gains.reduce((so, { gain }) => so + gain, 0);
        expect(Math.abs(sum - (known.at(-1)?.ep ?? 0))).toBeLessThanOrEqual(gains.length);
        expect(gains.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('begin at every midnight within the event', () => {
    const midnights = midnightsIn(SPAN, utcDay);
    expect(midnights).toHaveLength(9);
    expect(midnights.every((time) => time % DAY_MS === 0)).toBe(true);
  });

  test('find midnights of zones that are off by quarters of an hour', () => {
    const shift = 5.75 * HOUR_MS;
    const midnights = midnightsIn(SPAN, (time) => utcDay(time + shift));
    expect(midnights.every((time) => (time + shift) % DAY_MS === 0)).toBe(true);
    expect(midnights.length).toBeGreaterThanOrEqual(8);
  });
});
