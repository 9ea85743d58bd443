import { expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';

test('a visitor reads comics in two languages and turns to the next one by key', async ({ open }) => {
  const page = await open('/info/comics/1005');
  const reader = page.getByRole('region', { name: 'Read' });
  const sheets = reader.getByRole('img');
  await expect.poll(() => sheets.count()).toBe(1);
  await choose(reader.getByRole('group', { name: 'Beside it' }), 'JP');
  await expect.poll(() => sheets.count()).toBe(2);
  await expect.poll(() => new URL(page.url()).search).toBe('?beside=jp');
  const widths = () => sheets.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([600, 600]);
  // The radios keep the arrow keys for themselves as long as they have the focus.
  await sheets.first().click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/info\/comics\/1006/);
  await expect.poll(() => sheets.count()).toBe(2);
  await page.getByRole('region', { name: 'Facts' }).getByRole('link').first().click();
  await page.locator('#comics').evaluate((place) => place.scrollIntoView());
  await page.locator('#comics').getByRole('link', { name: 'All comics' }).waitFor();
});
