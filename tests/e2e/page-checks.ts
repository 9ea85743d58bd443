import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** In the page, which has axe: one line per finding. What passes is not described: that would take most of the time. */
async function findings(): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What axe finds on a page, one line each, once no answer to an earlier question is on it: those are pale for a moment. */
export async function axeFindings(page: Page): Promise<string[]> {
  await expect.poll(() => page.locator('[data-old]').count()).toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findings);
}

export const colorScheme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

/** What axe finds by light and in the dark on what is shown now, without the way to it once more. */
export async function axeInBothLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => colorScheme(page)).toBe(scheme);
    found.push(...(await axeFindings(page)).map((finding) => `${scheme}: ${finding}`));
  }
  return found;
}

/** Whether the bar at the top of the page says that something is on its way. */
export const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role=progressbar][aria-hidden=false]') !== null);

/** How far the page reaches beyond its right edge; 0 when no one has to scroll sideways. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** In the page: words and numbers of visible texts that go on in another line. Scripts without spaces may break anywhere. */
function torn(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let holder = node.parentElement;
    while (holder && holder.getBoundingClientRect().width > 1) holder = holder.parentElement;
    // Within a pixel stands what is for ears alone.
    if (holder) continue;
    // Groups of digits have narrow or hard spaces between them.
    for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,%\u00a0\u202f]{2,}/gu)) {
      if (/[\u3040-\u9fff\uac00-\ud7af]/.test(word[0])) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 8) found.push(word[0]);
    }
  }
  return found;
}

/** Words and numbers that the width of the page tears in two. */
export const tornWords = (page: Page): Promise<string[]> => page.evaluate(torn);

/** In the page: everything that is written on it for eyes or ears. */
function allTexts(): string[] {
  const texts: (string | null)[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Texts that come with the page lie in scripts.
    if (!node.parentElement?.matches('script, style')) texts.push(node.textContent);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      texts.push(element.getAttribute(name));
    }
  }
  return texts.flatMap((text) => text?.trim() || []);
}

/** Texts that are keys of the locale files, or that still have the place of a value in them. */
export async function rawTexts(page: Page, keys: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(allTexts);
  const isRaw = (text: string): boolean =>
    text.includes('{{') || text.split(/[\s"'“”()[\]:;,]+/).some((word) => keys.has(word.replace(/\.+$/, '')));
  return texts.filter(isRaw);
}

/** A value once it is the same twice, `interval` milliseconds apart. */
export async function settled(read: () => Promise<number>, interval = 250): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return last - before;
      },
      { interval },
    )
    .toBe(0);
  return last;
}
