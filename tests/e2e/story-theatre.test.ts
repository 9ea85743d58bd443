import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './harness.ts';

const PATH = '/tool/storyviewer/main/en/1';
/** Drawing without a graphics card says so. */
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels|GroupMarkerNotSet|WebGL|AudioContext/ };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const placeOf = (page: Page): string => new URL(page.url()).searchParams.get('at') ?? '';
const number = (page: Page) => page.getByText(/^Line \d+ of \d+$/).textContent();

test('a fan watches a chapter on the stage, reads on at the same line, and looks at a costume', async ({
  open,
}) => {
  // A small stage is drawn several times as fast without a graphics card.
  const page = await open(`${PATH}?reader=theatre`, {
    ...SLOW_DRAWING,
    viewport: { width: 844, height: 390 },
  });
  await expect.poll(() => number(page)).toMatch(/^Line 1 of /);
  await expect.poll(() => page.locator('canvas').count()).toBe(1);
  const first = await page.locator('[aria-live=polite]').first().textContent();

  // To the end of the line that is typed, then to the next.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return number(page);
    })
    .toMatch(/^Line [3-9] of /);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect.poll(() => log.getByRole('listitem').first().textContent()).toContain(first?.slice(-10) ?? '');
  await log.getByRole('button', { name: 'Close' }).click();

  // The address follows the line a moment later.
  let seen = '';
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = `${placeOf(page)} ${await number(page)}`;
        return placeOf(page) !== '' && seen === before;
      },
      { interval: 1_000 },
    )
    .toBe(true);
  const line = (await page.locator('[aria-live=polite]').first().textContent()) ?? '';
  const text = line.slice(line.indexOf(': ') + 1).trim();
  const at = placeOf(page);
  await press(page, 'Text');
  await expect.poll(() => new URL(page.url()).searchParams.get('reader')).toBeNull();
  expect(placeOf(page)).toBe(at);
  await expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);

  await page.goBack();
  await page.goto(`${PATH}?reader=theatre&at=${at}`);
  await expect.poll(() => page.locator('[aria-live=polite]').first().textContent()).toBe(line);
  await press(page, 'Options');
  await page.getByRole('dialog', { name: 'Options' }).locator('a[href*="/tool/live2d/"]').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tool\/live2d\/(costume|asset)\//);
  await page.getByRole('application', { name: 'Stage' }).waitFor();
});
