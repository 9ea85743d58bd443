import { describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';

const PAST = '/tool/eventtracker/en/1000/270';

describe('the event tracker', () => {
  test('shows how a past event ended, its curve, all tiers, the ten best and events before it', async ({
    open,
  }) => {
    const page = await open(PAST);
    const tier = page.getByRole('region', { name: 'Tier 1,000' });
    await expect.poll(() => tier.textContent()).toMatch(/\d,\d{3},\d{3}|\d{3},\d{3}/);
    await page.getByText('Ended').waitFor();
    await page.locator('.uplot canvas').waitFor();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await choose(page, 'All tiers');
    await expect.poll(() => new URL(page.url()).search).toBe('?view=all');
    const rows = page.getByRole('table', { name: 'All tiers' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(8);
    await choose(page, 'Top 10');
    const best = page.getByRole('table', { name: 'Top 10' }).first().getByRole('row');
    await expect.poll(() => best.count()).toBe(11);
    await choose(page, 'History');
    const past = page.getByRole('table', { name: 'History' }).last().getByRole('row');
    await expect.poll(() => past.count()).toBeGreaterThan(1);
  });

  test('follows another tier and compares with another event by a link', async ({ open }) => {
    const page = await open(`${PAST}?lines=265.1000`);
    await page.getByText('#265 T1000').first().waitFor();
    await choose(page, /^100$/);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tool\/eventtracker\/en\/100\/270/);
    // The address changes before the page does.
    await page.getByRole('region', { name: 'Tier 100' }).waitFor();
    await page.getByRole('button', { name: 'Remove #265 T1000' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});
