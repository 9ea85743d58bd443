import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { sidewaysPixels } from './page-checks.ts';

describe('a table of a list', () => {
  test.for(['cards', 'songs', 'characters', 'events'])(
    'of %s is whole on a desktop, leaves its columns where they are while it is scrolled, and scrolls in its frame on a phone',
    async (family, { open }) => {
      const page = await open(`/info/${family}?view=table`);
      const table = page.locator('[data-measured]').getByRole('table');
      await table.locator('td a').first().waitFor();
      const edges = () =>
        table
          .getByRole('columnheader')
          .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
      const beyond = () =>
        table.evaluate(
          ({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
        );
      await expect.poll(beyond).toBe(0);
      const before = await edges();
      for (const share of [0.4, 0.9]) {
        await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
        await expect
          .poll(async () =>
            Number(await table.locator('tr[aria-rowindex]').last().getAttribute('aria-rowindex')),
          )
          .toBeGreaterThan(10);
        expect(await edges()).toEqual(before);
      }
      await page.setViewportSize(PHONE);
      await expect.poll(beyond).toBeGreaterThan(0);
      await expect.poll(() => sidewaysPixels(page)).toBe(0);
    },
  );

  test('measures its columns again in another room', async ({ open }) => {
    const page = await open('/info/cards?view=table', { viewport: PHONE });
    await page.locator('[data-measured] table').waitFor();
    await page.setViewportSize(DESKTOP);
    // A name has more room there, and the columns share all there is.
    const cut = () =>
      page.locator('td > a').evaluateAll((names) => {
        const over = (name: Element) =>
          name.getBoundingClientRect().right - (name.parentElement?.getBoundingClientRect().right ?? 0);
        return Math.max(...names.map(over));
      });
    await expect.poll(cut).toBeLessThan(0);
  });
});
