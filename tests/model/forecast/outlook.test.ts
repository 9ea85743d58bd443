import { describe, expect, test } from 'vitest';
import type { Alike } from '#model/forecast/alike';
import type { EventCurves } from '#model/forecast/event-curves';
import { conformalSpread, priorOutlook, restOutlook } from '#model/forecast/outlook';

const past = (type: string | null, final: number): EventCurves => ({
  type,
  durationHours: 100,
  curves: new Map([['100', { hours: [0, 100], points: [0, final] }]]),
});
const alike = (type: string | null, rest: number, ...values: readonly number[]): Alike => ({
  event: past(type, 1),
  curve: { hours: [0], points: [0] },
  traits: { now: 1, values },
  rest,
});
const times = <Value>(count: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));

describe('the distance that nine of ten misses keep to', () => {
  test.each([
    [8, 12],
    [9, 9],
    [10, 10],
    [19, 18],
    [20, 19],
  ])('of 1 to %i is %i', (count, distance) => {
    expect(conformalSpread(times(count, (i) => i + 1))).toBe(distance);
  });

  test('is a guess without misses', () => {
    expect(conformalSpread([])).toBe(0.8);
  });
});

describe('what is still to come', () => {
  const SURE = { shares: new Map([['b', 1]]), isNew: false };
  const NEW = { shares: new Map([['b', 1]]), isNew: true };
  /** Four past events of a type that had as much still to come as they had, and four that had e times as much. */
  const TWO_TYPES = times(8, (i) => (i < 4 ? alike('a', 0) : alike('b', 1)));
  // Columns of ±1/2 for both types, penalty 0.4: (2 + 2 + 0.4) · slope = 2.
  const SLOPE = 2 / 4.4;
  const OWN = 1 / 8 + 0.5 / 4.4;
  const MISS = (0.5 - SLOPE) / (1 - OWN);

  test('goes on as until now when no past event was alike', () => {
    expect(restOutlook({ now: 60, values: [] }, SURE, [], 0.6)).toEqual({ made: 60, rest: 40, spread: 0.8 });
  });

  test('is the mean of three, and a regression of four', () => {
    const rows = [alike('b', 0, 0), alike('b', 0, 0), alike('b', 1, 2), alike('b', 1, 2)];
    const three = restOutlook({ now: 10, values: [2] }, SURE, rows.slice(1), 0.5);
    expect(three).toEqual({ made: 10, rest: 10 * Math.exp(2 / 3), spread: 0.8 });
    // A column of ±1, penalty 12: (4 + 12) · slope = 2.
    const four = restOutlook({ now: 10, values: [2] }, SURE, rows, 0.5);
    expect(Math.log(four.rest / 10)).toBeCloseTo(0.5 + 2 / 16, 5);
  });

  test('follows the type', () => {
    const { made, rest, spread } = restOutlook({ now: 10, values: [] }, SURE, TWO_TYPES, 0.5);
    expect(made).toBe(10);
    expect(Math.log(rest / 10)).toBeCloseTo(0.5 + SLOPE, 9);
    // Eight misses of the same size: the largest is stretched by 4 / 8.
    expect(spread).toBeCloseTo(1.1 * MISS * 1.5, 9);
  });

  test('is as unsure of a new type as the types differ', () => {
    const { spread } = restOutlook({ now: 10, values: [] }, NEW, TWO_TYPES, 0.5);
    expect(spread).toBeCloseTo(1.1 * 1.3 * Math.hypot(MISS * 1.5, 1.645 * SLOPE), 9);
  });

  test('counts a past event without a type as one of every type', () => {
    const mixed = [...TWO_TYPES, alike(null, 0.5), alike(null, 0.5)];
    const { rest } = restOutlook({ now: 10, values: [] }, SURE, mixed, 0.5);
    expect(Math.log(rest / 10)).toBeCloseTo(0.5 + SLOPE, 9);
  });
});

describe('what is to be expected before an event says anything', () => {
  const of = (type: string, finals: readonly number[]) => finals.map((final) => past(type, final));
  const OTHERS = of('b', [1_000, 1_000, 1_000, 1_000]);

  test('is the mean of four events of its type', () => {
    const { made, rest, spread } = priorOutlook(
      [...of('a', [100, 100, 100, 100]), ...OTHERS],
      '100',
      'a',
      30,
    );
    expect(made).toBe(30);
    expect(rest).toBeCloseTo(70, 9);
    expect(spread).toBeCloseTo(0, 9);
  });

  test('is the mean of all events when three are of its type', () => {
    const { rest } = priorOutlook([...of('a', [100, 100, 100]), past('b', 1_000)], '100', 'a', 0);
    expect(rest).toBeCloseTo(100 * 10 ** 0.25, 9);
  });

  test('is twice what is there when that is more than past events ended with', () => {
    expect(priorOutlook(of('a', [100, 100, 100, 100]), '100', 'a', 80).rest).toBe(80);
  });
});
