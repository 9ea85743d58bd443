import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { tone } from './tone.ts';

const PATH = '/tool/chartsimulator';
/** Drawing without a graphics card says so. */
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };
const CHART = JSON.stringify([
  { type: 'BPM', beat: 0, bpm: 120 },
  ...[4, 5, 6, 7, 12].map((beat) => ({ type: 'Single', beat, lane: beat % 7 })),
]);

const field = (page: Page) => page.getByRole('textbox', { name: /^Chart as text/ });

/** As if it came from outside of the browser. */
const drop = async (page: Page, name: string, type: string, text: string) => {
  const files = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name, { type: file.type }));
      return transfer;
    },
    { name, type, text },
  );
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: files });
};

test('a player picks a song and goes to one of its charts', async ({ open }) => {
  const page = await open(PATH, SLOW_DRAWING);
  await page.getByRole('button', { name: /^Chart of a song/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a song' });
  await dialog.getByRole('searchbox').fill('#187');
  await dialog.getByText('1 song', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Difficulty' }).getByRole('link', { name: /^EX/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toContain('/tool/simulator/187/expert');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const crumb = page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Chart simulator' });
  await expect.poll(() => crumb.getAttribute('href')).toBe(PATH);
});

test('an author pastes a chart, moves in it, and opens another one', async ({ open }) => {
  const page = await open(PATH, SLOW_DRAWING);
  await field(page).fill(CHART);
  await page.getByRole('button', { name: 'Open the chart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pasted chart' }).waitFor();
  await page.getByText('5 notes · 0:06 · 120 BPM').waitFor();
  await page.getByText('It plays without.').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('timer').textContent()).toContain('0:05.00');
  await expect.poll(() => new URL(page.url()).search).toBe('?t=5');

  await page.getByRole('button', { name: 'Another chart' }).click();
  await field(page).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('an author drops a chart and music, and sees what was mended', async ({ open }) => {
  const page = await open(PATH, SLOW_DRAWING);
  await drop(page, 'mine.json', 'application/json', JSON.stringify([{ type: 'Single', beat: 4, lane: 3 }]));
  await page.getByRole('heading', { level: 1, name: 'mine.json' }).waitFor();
  await page.getByText('1 kind of mistake was repaired').click();
  await page.getByText('120 BPM are assumed').waitFor();

  await drop(page, 'noise.ogg', 'audio/ogg', 'no music at all');
  await page.getByText('noise.ogg').waitFor();
  await page.getByText('The browser cannot play this file.').waitFor();
  const offset = page.getByRole('textbox', { name: 'Music starts later by' });
  await offset.fill('-250');
  await offset.press('Enter');
  await expect.poll(() => offset.inputValue()).toBe('-250\u00a0ms');
  await page.getByRole('button', { name: 'Remove the music' }).click();
  await page.getByText('No music yet.').waitFor();
});

test('music of an author begins by its offset later than the chart', async ({ open }) => {
  const page = await open(PATH, SLOW_DRAWING);
  await field(page).fill(CHART);
  await page.getByRole('button', { name: 'Open the chart' }).click();
  const time = page.getByRole('timer');
  await expect.poll(() => time.textContent()).toBe('0:00.00/ 0:08');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: tone(20) });
  await expect.poll(() => time.textContent()).toBe('0:00.00/ 0:20');
  const offset = page.getByRole('textbox', { name: 'Music starts later by' });
  await offset.fill('3000');
  await offset.press('Enter');
  await expect.poll(() => time.textContent()).toBe('0:00.00/ 0:23');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => time.textContent()).not.toContain('0:00');
});

test('what is no chart is named, and a chart of the site opens by its address', async ({ open }) => {
  const page = await open(PATH, SLOW_DRAWING);
  await page.locator('#own input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('shopping list'),
  });
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.textContent()).toBe('This is no chart in a format that this site reads.');
  await field(page).fill('https://elsewhere.example/chart.json');
  await page.getByRole('button', { name: 'Open the chart' }).click();
  await expect.poll(() => alert.textContent()).toContain('Only charts of this site');
  await field(page).fill(`${new URL(page.url()).origin}/tool/chart/187/expert`);
  await page.getByRole('button', { name: 'Open the chart' }).click();
  await page.getByRole('heading', { level: 1, name: '/api/charts/187/expert.json' }).waitFor();
});
