import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readEvents } from '#model/records/event';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { DayBars } from '#src/features/events/calculator/days/day-bars.tsx';
import { marksOf } from '#src/features/events/calculator/days/use-day-curves.ts';
import { renderOnStage } from '../../page.tsx';
import { EVENTS } from '../../world.ts';

const MIDNIGHT = Date.UTC(2026, 10, 23);
const days = [0, 1, 2].map((nth) => {
  const day = MIDNIGHT + nth * DAY_MS;
  return { day, noon: day + DAY_MS / 2, lives: 10 + nth, challengeLives: 0, points: 0 };
});

afterEach(cleanup);

test('the first and the last day of an event have bars, though it begins after noon and ends before', () => {
  const view = {
    left: 0,
    width: 400,
    from: MIDNIGHT + 15 * HOUR_MS,
    to: MIDNIGHT + 2 * DAY_MS + 11 * HOUR_MS,
  };
  const { container } = renderOnStage(<DayBars days={days} view={view} now={view.from} />);
  const bars = [...container.querySelectorAll<HTMLElement>('[style*="--at"]')];
  expect(bars.map(({ textContent }) => textContent)).toEqual(['10', '11', '12']);
  for (const { style } of bars) {
    const [at, day] = ['--at', '--day'].map((name) => Number(style.getPropertyValue(name)));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(1);
    expect(day).toBeGreaterThan(0);
  }
});

test('nothing is said to be now in the plan of an event that is still to come', () => {
  const times = (at: number) => [null, String(at), null, null, null];
  const dated = { ...EVENTS[1], startAt: times(MIDNIGHT), endAt: times(MIDNIGHT + 9 * DAY_MS) };
  const event = readEvents({ 1: dated }).byId.get(1) ?? null;
  const marksAt = (now: number) => marksOf({ times: { now, end: 0 }, event, server: 1 }, 'Now');
  // The times of a plan begin with the event at the earliest.
  expect(marksAt(MIDNIGHT)).toEqual([]);
  expect(marksAt(MIDNIGHT + HOUR_MS)).toEqual([{ time: MIDNIGHT + HOUR_MS, label: 'Now', isStrong: true }]);
  expect(marksOf({ times: { now: MIDNIGHT, end: 0 }, event: null, server: 1 }, 'Now')).toHaveLength(1);
  const view = { left: 0, width: 400, from: MIDNIGHT, to: MIDNIGHT + 3 * DAY_MS };
  const todays = (now: number | null) =>
    renderOnStage(<DayBars days={days} view={view} now={now} />).container.querySelectorAll('[data-today]')
      .length;
  expect([todays(MIDNIGHT), todays(null)]).toEqual([1, 0]);
});
