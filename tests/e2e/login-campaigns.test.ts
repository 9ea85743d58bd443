import { expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';

test('a visitor finds a birthday campaign and sees what it brings on another server', async ({ open }) => {
  const page = await open('/info/logincampaigns');
  await page.getByRole('button', { name: /^Birthday/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?type=birthday');
  await page.goto(new URL('/info/logincampaigns/2', page.url()).href);
  const days = page.getByRole('region', { name: 'Day by day' });
  const first = days.getByRole('listitem').first();
  await expect.poll(() => first.textContent()).toMatch(/^Day 1Coins ×10,000/);
  await choose(days, 'JP');
  await expect
    .poll(() => page.getByRole('region', { name: 'In all' }).getByText('Stars ×250').count())
    .toBe(1);
  await expect.poll(() => page.getByRole('region', { name: 'Dates' }).getByText('Always').count()).toBe(5);
});
