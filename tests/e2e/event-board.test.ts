import { describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';

const PATH = '/leaderboard/events/jp/280';
const PHONE = { width: 360, height: 780 };

describe('the rankings of an event', () => {
  test('show the ten best and the cutoffs, on another server as well', async ({ open }) => {
    const page = await open(PATH);
    const top = page.getByRole('table', { name: 'Top 10' });
    await expect.poll(() => top.locator('tbody tr').count()).toBe(10);
    const cutoffs = page.getByRole('table', { name: 'Cutoffs' });
    await expect.poll(() => cutoffs.locator('tbody tr').count()).toBeGreaterThan(10);
    await choose(page, 'Worldwide');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/leaderboard\/events\/en\/280/);
  });

  test('fit a small phone', async ({ open }) => {
    const page = await open(PATH, { viewport: PHONE });
    await expect.poll(() => page.getByRole('table', { name: 'Top 10' }).locator('tbody tr').count()).toBe(10);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
