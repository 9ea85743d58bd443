import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf } from '#model/forecast/comparison';
import { type EventCurves, eventCurves } from '#model/forecast/event-curves';
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

/** An event with one reading of each tier, a hundredth after its start. */
const seen = (type: string | null, points: number, tiers: readonly string[] = ['100']): EventCurves => ({
  type,
  durationHours: 100,
  curves: new Map(tiers.map((tier) => [tier, { hours: [0, 1], points: [0, points] }])),
});
const likely = (past: readonly EventCurves[], points: number, tiers: readonly string[] = ['100']) =>
  typesOf(past, seen(null, points, tiers), tiers, 0.01).shares;

test('weighs how far an event is from the mean of each type', () => {
  const past = [1, 1, Math.E ** 2, Math.E ** 2].map((points, i) => seen(i < 2 ? 'a' : 'b', points));
  // Logarithms of ±1 around their mean, those of a type half an event nearer to it; the event is at -0.1.
  const mean = 2 / 2.5;
  const variance = (1 - mean) ** 2 + 0.03;
  const weight = (far: number) => Math.exp(-(far ** 2) / variance / 2);
  const [near, far] = [weight(mean - 0.1), weight(mean + 0.1)];
  expect(likely(past, Math.E ** 0.9).get('a')).toBeCloseTo(near / (near + far), 4);
});

test('tells two past events apart, and passes over those without a type', () => {
  const past = [seen('a', 10), seen('b', 1_000)];
  expect(likely(past, 10).get('a')).toBeGreaterThan(0.6);
  expect(likely([...past, seen(null, 5)], 10)).toEqual(likely(past, 10));
  expect(likely([seen('a', 10), seen(null, 5)], 10)).toEqual(new Map([['a', 1]]));
});

test('is sure of a type when the others are far away in many tiers', () => {
  const tiers = Array.from({ length: 30 }, (_, i) => `${i + 1}`);
  const past = Array.from({ length: 40 }, (_, i) => seen(i < 20 ? 'a' : 'b', i < 20 ? 10 : 1_000, tiers));
  expect(likely(past, 10, tiers).get('a')).toBe(1);
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
