import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { drumFile } from './drum-file.ts';
import { test } from './harness.ts';

const PATH = '/community/charts/new';
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };
const PLAN = { bpm: 140, beatsPerBar: 4, offset: 0.3, seconds: 30, sampleRate: 22_050 } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Own file').setInputFiles({ name, mimeType: 'audio/wav', buffer });

/** Seconds as the bar below the chart shows them. */
async function position(page: Page): Promise<number> {
  const text = (await page.getByRole('timer', { name: 'Position' }).locator('strong').textContent()) ?? '';
  const [minutes = Number.NaN, seconds = Number.NaN] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

describe('sound of the chart editor', () => {
  test('makes a chart on an own file: its tempo is proposed and taken, it plays, loops and is test played', async ({
    open,
  }) => {
    const page = await open(PATH, SLOW_DRAWING);
    // What is no music is refused, and the next file is taken.
    await chooseFile(page, 'text.wav', Buffer.from('no music at all'));
    await page.getByRole('alert').filter({ hasText: 'cannot read this file' }).waitFor();
    await chooseFile(page, 'drums.wav', drumFile(PLAN));
    await page.getByText('Music: 0:30').waitFor();
    await button(page, 'Propose the tempo').click();
    await button(page, 'Take 140 BPM').click();
    // The lead is the first bar: the music begins with the second one, at its offset.
    await expect
      .poll(() => page.getByLabel('Offset', { exact: true }).inputValue())
      .toMatch(/^(29|30)\d\sms$/);
    await page.keyboard.press('k');
    await expect.poll(() => button(page, 'Metronome').getAttribute('aria-pressed')).toBe('true');

    await button(page, 'Play').click();
    await expect.poll(() => position(page)).toBeGreaterThan(1);
    await button(page, 'Pause').click();
    const rest = await position(page);
    await expect.poll(() => position(page)).toBe(rest);
    await page.getByRole('radio', { name: '0.5', exact: true }).check({ force: true });
    await page.keyboard.press('l');
    await expect.poll(() => button(page, 'Loop the selection').getAttribute('aria-pressed')).toBe('true');
    const chart = page.getByRole('slider', { name: /^Chart/ });
    await chart.press('Space');
    await button(page, 'Pause').waitFor();
    await chart.press('Space');
    await button(page, 'Play').waitFor();

    // A note, and the chart as it comes towards a player.
    await chart.press('2');
    await chart.press('Enter');
    const before = await position(page);
    await button(page, 'Test play').click();
    const dialog = page.getByRole('dialog', { name: 'Test play' });
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    // One is on the picture, too.
    await dialog.getByRole('button', { name: 'Pause', exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await position(page)).toBe(before);
  });

  test('takes a tempo that is tapped with T', async ({ open }) => {
    const page = await open(PATH);
    await button(page, 'Propose the tempo').waitFor();
    // Half a second apart by the time stamps of the events, however long the page takes.
    await page.evaluate(() => {
      for (let i = 0; i < 8; i += 1) {
        const event = new KeyboardEvent('keydown', { key: 't', code: 'KeyT', bubbles: true });
        document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: 1000 + 500 * i }));
      }
    });
    await page.getByText('taps: 8').waitFor();
    await button(page, 'Take 120 BPM').waitFor();
  });
});
