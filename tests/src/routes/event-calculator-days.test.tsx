import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { DayBars } from '#src/routes/tool/eventcalculator/days/day-bars.tsx';
import { renderOnStage } from '../page.tsx';

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
