import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { packFolder } from '../server/sonolus/pack.ts';
import { test, withOwnSite } from './harness.ts';

/** With what an operator gives the Sonolus app to play charts. */
let clean: () => Promise<void> = async () => {};
withOwnSite(async () => ({
  SONOLUS_DIR: await packFolder((end) => {
    clean = end;
  }),
}));
afterAll(() => clean());

const MUSIC_MS = 120_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function exporting(page: Page) {
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'Save chart' }).click();
  return page.getByRole('dialog', { name: 'Save the chart as a file' });
}

/** The button names the file once it is made. */
async function saved(page: Page, format: string, ending: RegExp) {
  const dialog = await exporting(page);
  await dialog.getByRole('radio', { name: format, exact: true }).check();
  // A package waits for the music, which the demo set composes when it is first asked for.
  const download = page.waitForEvent('download', { timeout: MUSIC_MS });
  await dialog.getByRole('button', { name: ending }).click();
  const file = await download;
  await dialog.waitFor({ state: 'detached' });
  return { name: file.suggestedFilename(), path: await file.path() };
}

const levelDataIn = async (page: Page): Promise<string> =>
  readFile((await saved(page, 'Sonolus LevelData', /\.leveldata\.json$/)).path, 'utf8');

test('a guest packs a draft with all that it is played with, and opens the package again', async ({
  open,
}) => {
  const page = await open('/community/charts/new?song=1&difficulty=easy');
  await button(page, 'Export').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('Packed up');
  await page.getByRole('textbox', { name: 'Title' }).blur();
  await page.getByRole('heading', { level: 1, name: 'Packed up' }).waitFor();
  const { name, path } = await saved(page, 'Sonolus .scp', /\.scp$/);
  expect(name).toBe('Packed-up.scp');

  const other = await open('/community/charts/new');
  await button(other, 'Import').click();
  const dialog = other.getByRole('dialog', { name: 'Import a chart' });
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByText('Sonolus LevelData').waitFor();
  await dialog.getByRole('button', { name: 'Replace the chart' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await levelDataIn(other)).toBe(await levelDataIn(page));
});

// The name comes late: one that moved the formats would move them between the press and the release of a button.
test('a chart with a long name has its formats where one with a short name has them', async ({ open }) => {
  const page = await open('/community/charts/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  const formatsAt = async (name: string) => {
    await title.fill(name);
    await title.blur();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const dialog = await exporting(page);
    await button(page, `Save ${name}.json`).waitFor();
    const box = await dialog.getByRole('radiogroup').boundingBox();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    return box?.y;
  };
  expect(await formatsAt('Long'.repeat(15))).toBe(await formatsAt('Short'));
});
