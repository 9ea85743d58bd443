import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';

async function saved(
  page: Page,
): Promise<{ readonly name: string; readonly text: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save setori-chart/ })
    .click();
  const file = await download;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), text: bytes.toString('utf8'), bytes };
}

test('a player saves a chart for another program, sees what it cannot hold, and opens the file again', async ({
  open,
}) => {
  const page = await open('/tool/chart/187/expert');
  await page.getByRole('button', { name: 'Save chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the chart as a file' });
  await dialog.getByText('This file holds all of the chart.').waitFor();
  await dialog.getByRole('radio', { name: 'Sonolus LevelData', exact: true }).check();
  const skills = dialog.getByRole('listitem').filter({ hasText: 'Skill notes become plain notes' });
  await expect.poll(() => skills.textContent()).toMatch(/× 6\d:\d\d/);
  const { name, text } = await saved(page);
  expect(name).toBe('setori-chart-187-expert.leveldata.json');
  expect(JSON.parse(text).entities.length).toBeGreaterThan(100);
  await expect.poll(() => dialog.count()).toBe(0);

  await page.goto('/tool/chartsimulator');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: 'Save chart' }).click();
  await dialog.getByRole('radio', { name: 'Sonolus LevelData', exact: true }).check();
  // All that the format cannot hold was left out the first time.
  await dialog.getByText('This file holds all of the chart.').waitFor();
  expect((await saved(page)).text).toBe(text);

  await page.getByRole('button', { name: 'Save chart' }).click();
  await dialog.getByRole('radio', { name: 'Sonolus LevelData (gzip)' }).check();
  await dialog.getByText('This file holds all of the chart.').waitFor();
  const { name: packedName, bytes } = await saved(page);
  expect(packedName).toMatch(/\.leveldata\.gz$/);
  await page.goto('/tool/chartsimulator');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'packed', mimeType: 'application/gzip', buffer: bytes });
  await page.getByRole('heading', { name: 'packed' }).waitFor();
});

test('a player sees where a chart cannot be packed with all that it is played with', async ({ open }) => {
  const page = await open('/tool/chart/187/expert');
  await page.getByRole('button', { name: 'Save chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the chart as a file' });
  await dialog.getByRole('radio', { name: 'Sonolus .scp' }).check();
  await dialog.getByText('it has no engine for Sonolus').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: /^Save\b/ }).isDisabled()).toBe(true);
});

test('a player chooses a format by the keyboard on a phone', async ({ open }) => {
  const page = await open('/tool/chart/187/expert', { viewport: PHONE });
  await page.getByRole('button', { name: 'Save chart' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save the chart as a file' });
  await dialog.getByRole('radio', { name: 'Bestdori JSON' }).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => dialog.getByRole('radio', { name: 'SUS' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Save setori-chart-187-expert.sus' }).focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('setori-chart-187-expert.sus');
});

test('a player opens charts of other programs, and sees why one cannot be read', async ({ open }) => {
  const page = await open('/tool/chartsimulator');
  const field = page.getByRole('textbox', { name: 'Chart as text' });
  const give = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Open the chart' }).click();
  };
  await give('{"entities":[{"archetype":"NormalTapNote","data":[]}],"bgmOffset":0}');
  await page.getByText('This is a level of another game').waitFor();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'music.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(`+|0|120|4\n${'s|0:0\n'.repeat(60_000)}`),
  });
  await page.getByText('There are more notes in this than any chart can have.').waitFor();
  await give('[[[[');
  await page.getByText('This is no chart in a format that this site reads.').waitFor();
  await give('AudioOffset:0\n-\ntiming(0,187.20,4.00);\n(353,1);');
  await page.getByText('This is a chart for Arcaea, which this site does not read.').waitFor();
  await give('#WAVEOFFSET 1.5\n#BPM0A: 150\n#00008: 0A0A\n#00013: 14001400\n#00018: 00140000\n');
  await page.getByRole('heading', { name: 'Pasted chart' }).waitFor();
  await page.getByText('3 notes').first().waitFor();
  await page.getByText('1 kind of mistake was repaired').waitFor();
});
