import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';

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
    const curve = page.getByRole('slider', { name: /^Chart/ });
    await curve.focus();
    await curve.press('+');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('button', { name: 'Show all' }).waitFor({ state: 'detached' });
    await curve.press('End');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/#270 T1000 [\d,]+/);
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

  test('has the whole curve and its numbers in sight on a laptop', async ({ open }) => {
    const page = await open('/tool/eventtracker', { viewport: { width: 1440, height: 900 } });
    await page.locator('.uplot canvas').waitFor();
    await page.getByRole('region', { name: 'Forecast' }).waitFor();
    const edge = () =>
      page.locator('.uplot').evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(edge).toBeLessThanOrEqual(900);
  });

  test('begins with the curve on a phone, which fingers zoom, and keeps views and ways to share under the thumb', async ({
    open,
  }) => {
    const page = await open('/tool/eventtracker', { viewport: PHONE });
    await page.locator('.uplot canvas').waitFor();
    const top = () =>
      page.locator('.uplot').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThanOrEqual(300);
    await pinch(page);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('button', { name: 'Show all' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Event:/ }).click();
    await choose(page.getByRole('dialog'), 'Japan');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tool\/eventtracker\/jp\//);
    await page.keyboard.press('Escape');

    await choose(page, 'All tiers');
    const table = page.getByRole('table', { name: 'All tiers' }).first();
    await table.waitFor();
    const isWhole = () =>
      table.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0));
    await expect.poll(isWhole).toBe(true);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy text' }).waitFor();
  });
});

/** Two fingers that move apart on the curve. */
async function pinch(page: Page): Promise<void> {
  const plot = page.locator('.u-over');
  const fingers = async (type: string, places: readonly [number, number]) => {
    for (const [at, x] of places.entries()) {
      await plot.evaluate(
        (element, { type, at, x }) => {
          const { left, top } = element.getBoundingClientRect();
          const place = { clientX: left + x, clientY: top + 50, pointerId: at + 10 };
          element.dispatchEvent(
            new PointerEvent(type, { ...place, pointerType: 'touch', bubbles: true, isPrimary: at === 0 }),
          );
        },
        { type, at, x },
      );
    }
  };
  await fingers('pointerdown', [100, 140]);
  await fingers('pointermove', [60, 200]);
  await fingers('pointerup', [60, 200]);
}
