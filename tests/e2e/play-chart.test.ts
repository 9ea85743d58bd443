import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { test } from './harness.ts';

const PATH = '/tool/chartsimulator';
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels/ };
/** A note each second from the third on; a beat is half a second. */
const TIMES = [3, 4, 5, 6, 7, 8];
const CHART = JSON.stringify([
  { type: 'BPM', beat: 0, bpm: 120 },
  ...TIMES.map((time) => ({ type: 'Single', beat: time * 2, lane: 3 })),
]);

/** Opens the chart to be played. */
async function openToPlay(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Chart as text/ }).fill(CHART);
  await page.getByRole('button', { name: 'Open the chart' }).click();
  await page.locator('#stage').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await choose(page.locator('#stage'), 'Play it');
}

/** In the page: presses space, the key of the middle lane, at these moments of the chart, by the clock that it shows. */
const pressAt = (page: Page, times: readonly number[]) =>
  page.evaluate((moments) => {
    const clock = document.querySelector('[role=timer] strong');
    if (!clock) throw new Error('no clock');
    const secondsShown = () => {
      const [minutes = 0, seconds = 0] = (clock.textContent ?? '').split(':').map(Number);
      return 60 * minutes + seconds;
    };
    // A shown time is a little old; the newest of several is nearest.
    let begin = Number.POSITIVE_INFINITY;
    const left = [...moments];
    new MutationObserver(() => {
      begin = Math.min(begin, performance.now() / 1000 - secondsShown());
    }).observe(clock, { characterData: true, childList: true, subtree: true });
    const tick = () => {
      const now = performance.now() / 1000 - begin;
      if (left[0] !== undefined && now >= left[0]) {
        left.shift();
        for (const type of ['keydown', 'keyup']) {
          document.body.dispatchEvent(new KeyboardEvent(type, { code: 'Space', key: ' ', bubbles: true }));
        }
      }
      if (left.length > 0) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }, times);

const countOf = async (page: Page, name: string): Promise<number> => {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return Number(await term.locator('xpath=following-sibling::dd').textContent());
};

describe('a chart that somebody plays', () => {
  test('judges what was pressed, misses what was not, and shows the result', async ({ open }) => {
    const page = await open(PATH, SLOW_DRAWING);
    await openToPlay(page);
    await pressAt(page, TIMES.slice(0, 4));
    await page.locator('#stage').getByRole('button', { name: 'Play', exact: true }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    expect(await countOf(page, 'MISS')).toBe(2);
    const hits = await Promise.all(['PERFECT', 'GREAT', 'GOOD'].map((name) => countOf(page, name)));
    expect(hits.reduce((sum, count) => sum + count)).toBe(4);
    await result.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => countOf(page, 'MISS')).toBe(0);
  });

  test('takes touches of the lanes', async ({ open }) => {
    const page = await open(PATH, { ...SLOW_DRAWING, isTouch: true });
    await openToPlay(page);
    await page.locator('#stage').getByRole('button', { name: 'Play', exact: true }).click();
    const host = page.locator('#stage [data-mode=play]');
    const box = await host.boundingBox();
    if (!box) throw new Error('no stage');
    const isOver = async () => (await countOf(page, 'MISS')) > 0;
    // A finger that taps all the time hits whatever comes.
    while (!(await isOver()) && (await countOf(page, 'PERFECT')) + (await countOf(page, 'GREAT')) === 0) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + 0.84 * box.height);
    }
    const hits = await Promise.all(['PERFECT', 'GREAT', 'GOOD'].map((name) => countOf(page, name)));
    expect(hits.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
  });
});
