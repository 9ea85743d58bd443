import { describe, expect, test } from 'vitest';
import { alikeOf, meanWay } from '#model/forecast/alike';
import type { Curve } from '#model/forecast/curve';
import type { EventCurves } from '#model/forecast/event-curves';
import { portraitAt, traitsAt } from '#model/forecast/traits';

const HOURS = Array.from({ length: 101 }, (_, hour) => hour);
const curveBy = (points: (hour: number) => number): Curve => ({ hours: HOURS, points: HOURS.map(points) });

/** A hundred hours, so that an hour is a hundredth; its points are the squares of the hours. */
const SQUARES = curveBy((hour) => hour ** 2);
const LINE = curveBy((hour) => 100 * hour);
const STILL = curveBy((hour) => Math.min(hour, 20));

const eventOf = (curves: Readonly<Record<string, Curve>>): EventCurves => ({
  type: 'versus',
  durationHours: 100,
  curves: new Map(Object.entries(curves)),
});
const EVENT = eventOf({ 100: LINE, 500: SQUARES });

function expectClose(found: readonly number[] | null | undefined, wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  for (const [i, value] of wanted.entries()) expect(found?.[i]).toBeCloseTo(value, 9);
}

/** Logarithm of what the squares gain from one hour to another, to what they have after `now` hours. */
const gain = (from: number, to: number, now: number): number => Math.log((to ** 2 - from ** 2) / now ** 2);

describe('the traits of a tier', () => {
  test('are its gains of half a day and a day, and those one and two days before as long as is left', () => {
    const at80 = [gain(74, 80, 80), gain(68, 80, 80), gain(60, 80, 80), gain(56, 76, 80)];
    expectClose(traitsAt(EVENT, SQUARES, [], 0.8)?.values, at80);
    const at90 = [gain(84, 90, 90), gain(78, 90, 90), gain(78, 88, 90), gain(66, 76, 90)];
    expectClose(traitsAt(EVENT, SQUARES, [], 0.9)?.values, at90);
  });

  test('count from the start when the event began later than a gain would', () => {
    expectClose(traitsAt(EVENT, SQUARES, [], 0.1)?.values, [gain(4, 10, 10), 0, 0, 0]);
  });

  test('say how far other tiers are, and what the tier has', () => {
    const traits = traitsAt(EVENT, SQUARES, [LINE], 0.5);
    expect(traits?.now).toBeCloseTo(2_500, 9);
    expect(traits?.values).toHaveLength(5);
    expect(traits?.values.at(-1)).toBeCloseTo(Math.log(2), 9);
  });

  test('take a standstill for a gain of three thousandths', () => {
    expectClose(traitsAt(EVENT, STILL, [], 0.8)?.values.slice(0, 2), [Math.log(0.003), Math.log(0.003)]);
  });

  test('are none while a tier has no points', () => {
    expect(traitsAt(EVENT, SQUARES, [LINE], 0)).toBeNull();
    expect(portraitAt(EVENT, [SQUARES], 0)).toBeNull();
  });
});

describe('the portrait of an event', () => {
  test('is its points, and the part of them that it had after 2, 6 and 12 hundredths', () => {
    const log = Math.log;
    expectClose(portraitAt(EVENT, [SQUARES], 0.2), [log(400), log(0.01), log(36 / 400), log(144 / 400)]);
    expectClose(portraitAt(EVENT, [SQUARES, LINE], 0.06), [log(36), log(600), log(4 / 36), log(2 / 6)]);
  });

  test('takes an opening that brought less for one of three thousandths', () => {
    expectClose(portraitAt(EVENT, [SQUARES], 0.8)?.slice(1), [
      Math.log(0.003),
      Math.log(36 / 6_400),
      Math.log(144 / 6_400),
    ]);
  });
});

describe('past events that are alike', () => {
  test('say what was still to come, to what was there', () => {
    const [one] = alikeOf([EVENT], '500', ['100'], 0.5);
    expect(one?.rest).toBeCloseTo(Math.log(3), 9);
    expect(one?.traits).toEqual(traitsAt(EVENT, SQUARES, [LINE], 0.5));
  });

  test('are left out where nothing was still to come, or where a tier is missing', () => {
    expect(alikeOf([eventOf({ 500: STILL })], '500', [], 0.5)).toEqual([]);
    expect(alikeOf([eventOf({ 500: SQUARES })], '500', ['100'], 0.5)).toEqual([]);
    expect(alikeOf([eventOf({ 500: SQUARES })], '100', [], 0.5)).toEqual([]);
  });

  test('went on by the mean of their ways, in equal steps', () => {
    const past = [eventOf({ 500: SQUARES }), eventOf({ 500: LINE })];
    const way = meanWay(alikeOf(past, '500', [], 0.5), 0.5, 5);
    const squares = (hour: number): number => (hour ** 2 - 2_500) / 7_500;
    expectClose(
      way,
      [50, 60, 70, 80, 90, 100].map((hour) => (squares(hour) + (hour - 50) / 50) / 2),
    );
  });
});
