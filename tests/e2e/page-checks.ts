import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** One line per finding, so that a failing test can be read. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** How far the page reaches beyond its right edge; 0 when nobody has to scroll sideways. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** In the page: everything that is written on it for eyes or ears. */
function allTexts(): string[] {
  const texts: (string | null)[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent);
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
