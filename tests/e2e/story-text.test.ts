import { describe, expect } from 'vitest';
import { type Open, test } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';

const STORY = '/tool/storyviewer/main/en/1';

/** A page whose sounds say when they begin, and end at once. */
async function openStory(open: Open, path: string, options: Parameters<Open>[1] = {}) {
  const page = await open(path, options);
  await page.getByRole('list', { name: 'Lines of the story' }).waitFor();
  return page;
}

describe('a story as text', () => {
  test('is read line by line with its voices, and opened again at the same line', async ({ open }) => {
    const page = await openStory(open, STORY, { viewport: PHONE });
    const here = () => page.locator('main [aria-current="true"]').innerText();
    const first = await here();
    await page.keyboard.press('j');
    await expect.poll(here).not.toBe(first);
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBeNull();
    const from = new URL(page.url()).searchParams.get('at');
    await page.getByRole('button', { name: 'Voices', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(from);
    await page.getByRole('button', { name: 'Voices on' }).click();
    await page.getByRole('button', { name: 'Voices', exact: true }).waitFor();
    const last = await here();
    await page.reload();
    await page.getByRole('list', { name: 'Lines of the story' }).waitFor();
    await expect.poll(here).toBe(last);
  });

  test('shows two languages, is copied and saved, on a narrow phone', async ({ open }) => {
    const page = await openStory(open, STORY, { viewport: NARROW });
    const japanese = page.getByRole('list', { name: 'Lines of the story' }).locator('p[lang=ja]');
    await expect.poll(() => japanese.count()).toBeGreaterThan(0);
    await page.getByRole('radio', { name: 'English' }).press(' ');
    await expect.poll(() => japanese.count()).toBe(0);
    await page.getByRole('button', { name: 'Copy and save' }).click();
    await page.getByRole('menuitem', { name: 'Save transcript' }).click();
    await page.getByRole('radio', { name: 'Subtitles' }).press(' ');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.srt$/);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(NARROW.width);
  });

  test('is in the page before any script runs', async ({ open }) => {
    const browser = (await open('about:blank')).context().browser();
    const page = await openStory(open, STORY);
    const line = page.getByRole('list', { name: 'Lines of the story' }).locator('p[lang=en]').first();
    const words = await line.innerText();
    const context = await browser?.newContext({ javaScriptEnabled: false });
    const bare = await context?.newPage();
    await bare?.goto(page.url());
    await expect.poll(() => bare?.locator('main article').innerText()).toContain(words);
    await context?.close();
  });
});
