import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';
import { axeInBothLooks } from './page-checks.ts';

const PATH = '/tool/chartsimulator';
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };

/** Single notes of the middle lane at these seconds; a beat is half a second. */
const chartOf = (times: readonly number[]) =>
  JSON.stringify([
    { type: 'BPM', beat: 0, bpm: 120 },
    ...times.map((time) => ({ type: 'Single', beat: time * 2, lane: 3 })),
  ]);

/** Opens the chart to be played. */
async function openToPlay(page: Page, chart: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Chart as text/ }).fill(chart);
  await page.getByRole('button', { name: 'Open the chart' }).click();
  await play(page).waitFor();
  await choose(page.locator('#stage'), 'Play it');
  await page.getByRole('term').filter({ hasText: 'MISS' }).waitFor();
  // The keys of the lanes, until the run begins.
  await expect.poll(() => page.locator('#stage kbd').allInnerTexts()).toEqual([...'SDF␣JKL']);
}

const play = (page: Page) => page.locator('#stage').getByRole('button', { name: 'Play', exact: true });

const countOf = async (page: Page, name: string): Promise<number> => {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return Number(await term.locator('xpath=following-sibling::dd').textContent());
};

const hitsOf = async (page: Page): Promise<number> =>
  (await countOf(page, 'PERFECT')) + (await countOf(page, 'GREAT')) + (await countOf(page, 'GOOD'));

/**
 * In the page: presses space, the key of the middle lane, 50 times a second from when it plays until so many notes are hit. Where the page
 * halts, the presses of that time come before the next frame is drawn, as a browser would hand them over.
 */
const pressUntil = (page: Page, hits: number) =>
  page.evaluate((wanted) => {
    const MAX_LATE_MS = 400;
    const STEP_MS = 20;
    let last = performance.now();
    const hitsShown = () =>
      [...document.querySelectorAll('dt')]
        .filter(({ textContent }) => /^(PERFECT|GREAT|GOOD)$/.test(textContent))
        .reduce((sum, { nextElementSibling }) => sum + Number(nextElementSibling?.textContent), 0);
    // Else space would be the key that begins to play.
    const isPlaying = () => document.querySelector('#stage [aria-label=Pause]') !== null;
    const press = (type: string, timeStamp: number) => {
      const event = new KeyboardEvent(type, { code: 'Space', key: ' ', bubbles: true });
      document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    };
    const tick = () => {
      if (hitsShown() >= wanted) return;
      requestAnimationFrame(tick);
      const now = performance.now();
      if (!isPlaying()) last = now;
      for (last = Math.max(last, now - MAX_LATE_MS); last + STEP_MS <= now; last += STEP_MS) {
        press('keydown', last);
        press('keyup', last + STEP_MS / 2);
      }
    };
    requestAnimationFrame(tick);
  }, hits);

describe('play mode of the simulator', () => {
  test('judges what was pressed, misses what was not, and shows the result, in both looks', async ({
    open,
  }) => {
    const page = await open(PATH, SLOW_DRAWING);
    await openToPlay(page, chartOf([2, 3, 4, 6.5, 7]));
    expect(await axeInBothLooks(page)).toEqual([]);
    await pressUntil(page, 3);
    await play(page).click();
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    await expect.poll(() => countOf(page, 'MISS')).toBe(2);
    expect(await hitsOf(page)).toBe(3);
    expect(await axeInBothLooks(page)).toEqual([]);
    await result.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => countOf(page, 'MISS')).toBe(0);
    await expect.poll(() => result.count()).toBe(0);
  });

  test('takes touches of the lanes', async ({ open }) => {
    const page = await open(PATH, { ...SLOW_DRAWING, isTouch: true });
    // At every moment from two seconds on a tap hits a note.
    await openToPlay(page, chartOf(Array.from({ length: 100 }, (_, i) => 2 + i / 4)));
    await play(page).click();
    const host = page.locator('#stage [data-mode=play]');
    await expect
      .poll(async () => {
        const box = await host.boundingBox();
        if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + 0.84 * box.height);
        return hitsOf(page);
      })
      .toBeGreaterThan(0);
  });

  test('sets the offset by tapping along with the keyboard alone', async ({ open }) => {
    const page = await open('/tool/simulator/187/expert', SLOW_DRAWING);
    await play(page).waitFor();
    const options = page.getByRole('complementary', { name: 'Options' });
    await choose(options, 'Sound');
    await options.getByRole('button', { name: 'Measure by tapping' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tap along' });
    await dialog.getByRole('button', { name: 'Start' }).press('Enter');
    const pad = dialog.getByRole('button', { name: 'Tap', exact: true });
    await pad.waitFor();
    expect(await axeInBothLooks(page)).toEqual([]);
    await page.keyboard.press('x');
    // As regular as the clicks, until it is stopped.
    const tapping = await page.evaluateHandle(() => {
      const begin = performance.now();
      let taps = 0;
      return setInterval(() => {
        taps += 1;
        const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true });
        Object.defineProperty(event, 'timeStamp', { value: begin + 1000 * taps });
        document.activeElement?.dispatchEvent(event);
      }, 1000);
    });
    const use = dialog.getByRole('button', { name: 'Use it' });
    await expect.poll(() => use.isEnabled()).toBe(true);
    await page.evaluate((timer) => clearInterval(timer), tapping);
    const said = (await dialog.getByRole('status').textContent()) ?? '';
    const offset = Number(/Offset (-?\d+)\sms/.exec(said)?.[1]);
    await use.press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    const shown = options.getByRole('slider', { name: 'Offset' });
    await expect
      .poll(async () => Math.abs(Number(await shown.getAttribute('aria-valuenow')) - offset))
      .toBeLessThan(5);
  });

  test('loops from one note to another by their numbers', async ({ open }) => {
    const page = await open(`${PATH}?a=1.5&b=3.5`, SLOW_DRAWING);
    await page.getByRole('textbox', { name: /^Chart as text/ }).fill(chartOf([2, 3, 4, 6.5, 7]));
    await page.getByRole('button', { name: 'Open the chart' }).click();
    const first = page.getByRole('textbox', { name: 'Loop from note' });
    const last = page.getByRole('textbox', { name: 'to note' });
    await expect.poll(() => first.inputValue()).toBe('1');
    await expect.poll(() => last.inputValue()).toBe('2');
    await last.fill('4');
    await last.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('b')).toBe('7');
    await first.fill('3');
    await first.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('a')).toBe('4');
    await expect.poll(() => last.inputValue()).toBe('4');
  });
});
