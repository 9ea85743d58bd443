import { describe, expect, test } from 'vitest';
import { marksOf, nearestTier } from '#model/forecast/comparison';
import type { EventCurves } from '#model/forecast/event-curves';
import { gatherNotes } from '#model/forecast/notes';

/** An event whose tiers have one reading each: its hour and its points. */
const eventOf = (tiers: Readonly<Record<string, readonly [hour: number, points: number]>>): EventCurves => ({
  type: null,
  durationHours: 100,
  curves: new Map(
    Object.entries(tiers).map(([tier, [hour, points]]) => [tier, { hours: [0, hour], points: [0, points] }]),
  ),
});

describe('the tiers that an event is seen through', () => {
  const READ = [50, 9] as const;

  test('are those that four of five past events have, too', () => {
    const past = [1, 2, 3, 4, 5].map((nth) =>
      eventOf({ 100: READ, ...(nth <= 4 && { 500: READ }), ...(nth <= 3 && { 1000: READ }) }),
    );
    expect(marksOf(past, eventOf({ 100: READ, 500: READ, 1000: READ }), 50)).toEqual(['100', '500']);
  });

  test('were read within three hours before the last reading, and have points', () => {
    const tiers = { 100: READ, 500: [47, 9], 1000: [46.5, 9], 2000: [50, 0] } as const;
    expect(marksOf([eventOf(tiers)], eventOf(tiers), 50)).toEqual(['100', '500']);
  });

  test.each([1, 2, 3, 4])('are all of them when there are %i', (count) => {
    const tiers = Object.fromEntries([9, 80, 700, 6000].slice(0, count).map((tier) => [tier, READ]));
    expect(marksOf([eventOf(tiers)], eventOf(tiers), 50)).toEqual(Object.keys(tiers));
  });
});

test('the nearest tier is so by ratio, and the better rank of two that are as near', () => {
  const past = [eventOf({ 100: [1, 1], 1000: [1, 1] }), eventOf({ 400: [1, 1] })];
  expect(nearestTier(past, '640')).toBe('1000');
  expect(nearestTier(past, '200')).toBe('100');
  expect(nearestTier([], '200')).toBeNull();
});

test('notes are gathered by kind, with each tier once', () => {
  expect(
    gatherNotes([
      { kind: 'gap', tiers: ['500'] },
      { kind: 'noPoints', tiers: ['100'] },
      { kind: 'gap', tiers: ['100'] },
      { kind: 'gap', tiers: ['500'] },
    ]),
  ).toEqual([
    { kind: 'noPoints', tiers: ['100'] },
    { kind: 'gap', tiers: ['500', '100'] },
  ]);
});
