import type { Page } from 'playwright';
import { expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';

/** Number of colours in the first piece of the chart; an empty canvas has one. */
const coloursOf = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
      const context = copy.getContext('2d', { willReadFrequently: true });
      if (!context || width === 0) return 0;
      context.drawImage(canvas, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)).size;
    });

test('a player looks through a chart, mirrors it and saves it as a picture', async ({ open }) => {
  const page = await open('/info/songs/187');
  await page.locator('#charts').getByRole('link', { name: 'Expert', exact: true }).click();
  const notes = page.getByRole('slider', { name: 'Note' });
  await notes.waitFor();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(8);
  const total = Number(await notes.getAttribute('aria-valuemax'));
  await page.getByRole('heading', { name: `${total} notes` }).waitFor();

  // A mouse that leaves the chart takes its note along.
  await page.mouse.move(0, 0);
  await notes.focus();
  await page.keyboard.press('End');
  await expect.poll(() => notes.getAttribute('aria-valuenow')).toBe(String(total));
  const lane = async () => /lane (\d)/.exec((await notes.getAttribute('aria-valuetext')) ?? '')?.[1];
  const before = Number(await lane());
  await page.getByRole('button', { name: 'Mirror' }).click();
  await expect.poll(async () => Number(await lane())).toBe(8 - before);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Skills' }).click();
  await choose(page.getByRole('group', { name: 'View' }), 'One strip');
  const search = () => new URL(page.url()).searchParams.toString();
  await expect.poll(search).toBe('zoom=72&view=strip&mirror=1&hide=skills');
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(8);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('setori-chart-187-expert.png');

  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toContain('/tool/chart/187/easy');
  await expect.poll(() => notes.getAttribute('aria-valuemax')).not.toBe(String(total));
  expect(search()).toContain('mirror=1');
});

test('a player sees how a chart stands among all charts of its difficulty', async ({ open }) => {
  const page = await open('/tool/chart/187/expert');
  const figures = page.locator('#figures');
  const row = (name: string) =>
    figures.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await figures.getByRole('columnheader', { name: 'Higher than' }).waitFor();
  await expect.poll(() => row('Lanes per second of one hand').textContent()).toMatch(/\d+%$/);
  await figures.getByText(/all EXPERT charts \(\d+\)/i).waitFor();
});

test('a player types how long a skill is and sees what it covers', async ({ open }) => {
  const page = await open('/tool/chart/187/expert');
  const skills = page.locator('#skills');
  const first = () => skills.getByRole('row').first().getByRole('cell').allTextContents();
  await skills.getByRole('row').first().waitFor();
  const seven = await first();
  const field = skills.getByLabel('Another length, in seconds');
  await field.fill('2.5');
  await field.press('Enter');
  const search = () => new URL(page.url()).search;
  await expect.poll(search).toBe('?skill=2.5');
  await expect.poll(first).not.toEqual(seven);
  await expect.poll(() => skills.getByRole('radio', { checked: true }).count()).toBe(0);
  await field.fill('99');
  await field.press('Enter');
  await expect.poll(search).toBe('?skill=10');
  await choose(skills, '7 s');
  await expect.poll(first).toEqual(seven);
});

test('a player saves a part of a chart as a picture of its own', async ({ open }) => {
  const page = await open('/tool/chart/187/expert');
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Save a part' }).click();
  await page.getByLabel('From second').fill('20');
  await page.getByLabel('To second').fill('30.5');
  await page.getByLabel('To second').press('Enter');
  const saved = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save part' }).click();
    return (await download).suggestedFilename();
  };
  expect(await saved()).toBe('setori-chart-187-expert-20-31.png');
  await page.getByRole('button', { name: 'What shows now' }).click();
  await expect.poll(() => page.getByLabel('From second').inputValue()).toBe('0');
  expect(await saved()).toMatch(/^setori-chart-187-expert-0-\d+\.png$/);
});

test('a player puts another chart beside one, and a link shows both', async ({ open }) => {
  const page = await open('/tool/chart/187/expert');
  await page.getByRole('button', { name: 'Compare with another chart' }).click();
  await page.getByRole('button', { name: /Song to compare with/ }).click();
  await page.getByRole('searchbox', { name: /Title/ }).fill('#188');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  const search = () => new URL(page.url()).search;
  await expect.poll(search).toBe('?with=188.expert');
  const figures = page.locator('#comparison').getByRole('table');
  const notes = () =>
    figures
      .getByRole('row')
      .filter({ hasText: /^Notes\d/ })
      .getByRole('cell')
      .allTextContents();
  await expect.poll(async () => (await notes()).length).toBe(2);
  const before = await notes();
  expect(before[0]).not.toBe(before[1]);
  await choose(page.locator('#comparison').getByRole('group', { name: 'Difficulty' }), /EASY/i);
  await expect.poll(search).toBe('?with=188.easy');
  await expect.poll(async () => (await notes())[1]).not.toBe(before[1]);
  const after = await notes();
  await page.reload();
  await expect.poll(notes).toEqual(after);
  await page.locator('#comparison').getByRole('button', { name: 'Clear' }).click();
  await expect.poll(search).toBe('');
});

test('a tap on a phone shows a note and keeps it after the finger is lifted', async ({ open }) => {
  const page = await open('/tool/chart/187/expert', { viewport: PHONE, isTouch: true });
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(8);
  const notes = page.getByRole('slider', { name: 'Note' });
  const first = page.locator('canvas').first();
  const { width = 0, height = 0 } = (await first.boundingBox()) ?? {};
  const words = () => notes.getAttribute('aria-valuetext');
  // Upwards along the middle lane, until a note is near.
  for (let y = height - 20; y > 0 && (await words()) === null; y -= 20) {
    await first.tap({ position: { x: width / 2, y } });
  }
  expect(await words()).toMatch(/Note \d+, 0:\d\d\.\d{3}, beat .+, lane \d/);
});

test('an address of no song or no chart says so and leads on', async ({ open }) => {
  const page = await open('/tool/chart/999999/expert', { expected: /Failed to load resource/ });
  await page.getByRole('heading', { level: 1, name: 'No such song' }).waitFor();
  await page.goto('/tool/chart/187/impossible');
  await page.getByText('no chart of this difficulty').waitFor();
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link').nth(3).click();
  await page.getByRole('slider', { name: 'Note' }).waitFor();
});
