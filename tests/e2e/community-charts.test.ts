import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';
import { axeInBothLooks } from './page-checks.ts';

const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };

test('a guest finds a chart, plays it, and saves it as Bestdori', async ({ open }) => {
  const page = await open('/community/charts', SLOW_DRAWING);
  const list = page.getByRole('main');
  await list.getByText('120 charts').waitFor();
  await page.getByRole('button', { name: 'SPECIAL (SP)' }).click();
  await page.getByRole('textbox', { name: 'Lowest level' }).fill('28');
  await page.getByRole('textbox', { name: 'Lowest level' }).press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?diff=special&from=28');
  await expect
    .poll(async () => Number.parseInt(await list.getByText(/^\d+ charts$/).innerText(), 10))
    .toBeLessThan(60);
  const levels = async (): Promise<readonly number[]> => {
    const shown = await list
      .getByRole('article')
      .getByText(/^SP \d+$/)
      .allInnerTexts();
    return shown.map((level) => Number(level.replace('SP', '')));
  };
  await expect.poll(async () => Math.min(...(await levels()))).toBeGreaterThanOrEqual(28);
  expect((await levels()).length).toBeGreaterThan(3);

  const first = list.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await first.innerText();
  await first.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('You can play without an account.').waitFor();
  const stage = page.locator('#stage');
  await choose(stage, 'Play it');
  await stage.getByRole('button', { name: 'Play', exact: true }).click();
  // On the stage and below it.
  await stage.getByRole('button', { name: 'Pause' }).first().click();
  await page.getByRole('term').filter({ hasText: 'PERFECT' }).first().waitFor();

  await page.getByRole('button', { name: 'Save chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the chart as a file' });
  await dialog.getByText('This file holds all of the chart.').waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Save .*\.json$/ }).click();
  const saved: readonly { readonly type: string }[] = JSON.parse(
    await readFile(await (await download).path(), 'utf8'),
  );
  const id = /\/charts\/(\d+)/.exec(page.url())?.[1];
  const { post } = await (await page.request.get(`/api/post/details?id=${id}`)).json();
  expect(saved).toHaveLength(post.chart.length);
});

test('a guest on a phone hears what a member made, and Back leads to the place in the list', async ({
  open,
}) => {
  const page = await open('/community/charts?source=custom', { ...SLOW_DRAWING, viewport: PHONE });
  await page.getByRole('main').getByText('20 charts').waitFor();
  const row = page.getByRole('article').first();
  await row.getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Listen' }).waitFor();
  const audio = await page.locator('audio').getAttribute('src');
  const sound = await page.request.get(audio ?? '', { headers: { range: 'bytes=0-99' } });
  expect([sound.status(), sound.headers()['content-type']]).toEqual([206, 'audio/mpeg']);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?source=custom');
  await row.waitFor();
});

test('an address of posts leads a visitor to the page of a chart', async ({ open }) => {
  const page = await open('/community/posts/2');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/community\/charts\/2/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await axeInBothLooks(page)).toEqual([]);
});
