import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf } from '#model/forecast/comparison';
import { eventCurves } from '#model/forecast/event-curves';
import { typesOf, usualTypes } from '#model/forecast/types';
import { inventedEvents } from './invented-events.ts';

const EVENTS = inventedEvents(30, 3).map(eventCurves);
const PAST = EVENTS.slice(0, -1);
const MARKS = ['100', '500', '1000', '2000'];
const [LAST] = EVENTS.slice(-1);
if (!LAST) throw new Error('no event was invented');
const RUNNING = LAST;
const UNTOLD = { ...RUNNING, type: null };

test('is sure of a known type, and shares an unknown one among the types of the past', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 1, noNaN: true }), (share) => {
      expect(typesOf(PAST, RUNNING, MARKS, share)).toEqual({
        shares: new Map([[RUNNING.type, 1]]),
        isNew: false,
      });
      for (const type of [null, 'parade']) {
        const { shares, isNew } = typesOf(PAST, { ...RUNNING, type }, MARKS, share);
        expect(isNew).toBe(type !== null);
        expect([...shares.keys()].toSorted()).toEqual(['challenge', 'medley', 'versus']);
        expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      }
    }),
  );
});

test('tells a type apart whose events have ten times the points', () => {
  const loud = (event: typeof RUNNING): typeof RUNNING => ({
    ...event,
    type: 'loud',
    curves: new Map(
      [...event.curves].map(([tier, { hours, points }]) => [
        tier,
        { hours, points: points.map((one) => one * 10) },
      ]),
    ),
  });
  const past = PAST.map((event, i) => (i % 4 === 0 ? loud(event) : event));
  expect(typesOf(past, { ...loud(RUNNING), type: null }, MARKS, 0.5).shares.get('loud')).toBeGreaterThan(
    0.95,
  );
  expect(typesOf(past, UNTOLD, MARKS, 0.5).shares.get('loud')).toBeLessThan(0.05);
});

test('says how often types were when nothing can be seen', () => {
  const usual = usualTypes(PAST);
  expect(typesOf(PAST, UNTOLD, [], 0.5).shares).toEqual(usual);
  expect(typesOf(PAST, { ...UNTOLD, curves: new Map() }, MARKS, 0.5).shares).toEqual(usual);
  expect(typesOf([], UNTOLD, MARKS, 0.5).shares.size).toBe(0);
});

test('sees an event through four tiers over all ranks that most past events have', () => {
  const tiers = Array.from({ length: 16 }, (_, i) => String((i + 1) * 50));
  const many = (event: typeof RUNNING, known: readonly string[]): typeof RUNNING => ({
    ...event,
    curves: new Map(
      known.flatMap((tier) => [...event.curves.values()].slice(0, 1).map((curve) => [tier, curve] as const)),
    ),
  });
  const past = PAST.map((event) => many(event, tiers));
  const marks = marksOf(past, many(RUNNING, tiers), RUNNING.durationHours);
  expect(marks).toEqual(['50', '300', '550', '800']);
  expect(marksOf(past, many(RUNNING, ['50', '60', '300']), RUNNING.durationHours)).toEqual(['50', '300']);
});
