import { describe, expect, test } from 'vitest';
import { curveOf, lastHourOf, pointsAt } from '#model/forecast/curve';
import { eventCurves, finished } from '#model/forecast/event-curves';
import { inOrderOfRank } from '#model/forecast/rank-order';

const HOUR = 3_600_000;
const START = 1_000 * HOUR;
const END = START + 10 * HOUR;

describe('a curve', () => {
  test('counts a reading after the end as one at the end, and none before the start', () => {
    const curve = curveOf(
      [
        [END + 5 * 60_000, 90],
        [START - HOUR, 40],
        [START + 8 * HOUR, 50],
      ],
      START,
      END,
    );
    expect(lastHourOf(curve)).toBe(10);
    expect(pointsAt(curve, 10)).toBe(90);
    expect(pointsAt(curve, 4)).toBe(25);
    expect(pointsAt(curve, 9)).toBe(70);
  });

  test('never falls, and leaves out what is no number', () => {
    const curve = curveOf(
      [
        [START + HOUR, 10],
        [START + 2 * HOUR, Number.NaN],
        [START + 3 * HOUR, 7],
        [START + 3 * HOUR, 12],
      ],
      START,
      END,
    );
    expect(curve).toEqual({ hours: [0, 1, 3], points: [0, 10, 12] });
  });

  test('begins with what was read at the start, and with nothing where it was read later', () => {
    expect(curveOf([[START, 5]], START, END)).toEqual({ hours: [0], points: [5] });
    expect(curveOf([[START + HOUR, 0]], START, END)).toEqual({ hours: [0, 1], points: [0, 0] });
    expect(curveOf([], START, END)).toEqual({ hours: [], points: [] });
  });

  test('stands still before its first reading and after its last', () => {
    const once = curveOf([[START, 5]], START, END);
    expect([0, 4, 10].map((hour) => pointsAt(once, hour))).toEqual([5, 5, 5]);
    expect(pointsAt(curveOf([], START, END), 4)).toBe(0);
    expect([-1, 3].map((hour) => pointsAt({ hours: [0, 2], points: [6, 8] }, hour))).toEqual([6, 8]);
  });
});

describe('the final value of a tier', () => {
  const known = (hour: number, points = 9) => {
    const tiers = { 100: [[START + hour * HOUR, points]] as const };
    return finished(eventCurves({ server: 'jp', type: null, startAt: START, endAt: END, tiers })).curves.size;
  };

  test('is known when it was read within the last hour of the event', () => {
    expect([8.5, 8.9, 9, 10].map((hour) => known(hour))).toEqual([0, 0, 1, 1]);
  });

  test('is not known when it is nothing', () => {
    expect(known(10, 0)).toBe(0);
  });
});

describe('ranks', () => {
  const value = (final: number, room = 10) => ({ final, low: final - room, high: final + room });

  test('are lifted to what a worse one reaches', () => {
    const tiers = new Map([
      ['100', value(50)],
      ['1000', value(60)],
    ]);
    expect(inOrderOfRank(tiers, new Set(['100', '1000'])).get('100')).toEqual(value(60));
  });

  test('stay where the value is known, or where no one read the worse one', () => {
    const tiers = new Map([
      ['100', value(50, 0)],
      ['500', value(40)],
      ['1000', value(60)],
    ]);
    const all = inOrderOfRank(tiers, new Set(tiers.keys()));
    expect(all.get('100')).toEqual(value(50, 0));
    expect(all.get('500')).toEqual(value(60));
    expect(inOrderOfRank(tiers, new Set(['100', '500'])).get('500')).toEqual(value(40));
  });
});
