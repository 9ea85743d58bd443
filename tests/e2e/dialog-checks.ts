import type { Page } from 'playwright';
import { expect } from 'vitest';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import { SIDEWAYS } from './launch.ts';
import { localeOfRun } from './locale-of-run.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export const SMALLEST: Size = { width: 320, height: 568 };
/** For what needs more room than a phone has. */
export const TABLET: Size = { width: 1024, height: 768 };

/** Usual phones, on which other rules of the layout hold than on a narrow one. */
export const UPRIGHT: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 430, height: 844 },
];
const USUAL: readonly Size[] = [...UPRIGHT, SIDEWAYS];

/** The language with the longest words; on wider phones it is enough to measure that. */
const WIDEST: Locale = 'ru';

/** Those with the longest words, and another one with each commit. */
const MEASURED: readonly Locale[] = [...new Set<Locale>([WIDEST, 'es', 'id', localeOfRun()])];

/** In the page: what of the dialog or menu on top a finger does not reach or an eye does not see. */
function misplaced(): string[] {
  const box = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1);
  if (!box) return ['nothing is open'];
  const found: string[] = [];
  const edges = box.getBoundingClientRect();
  if (edges.left < 0 || edges.right > window.innerWidth) found.push('its edges');
  // Rows of choices within may scroll sideways, the whole may not.
  for (const part of [box, ...box.children])
    if (part.scrollWidth > part.clientWidth + 1) found.push(`sideways: ${part.className}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page scrolls sideways');
  /** Whether a finger in the middle of a control meets it, or the label of a field that is drawn by it. */
  const isMet = (control: Element): boolean => {
    const { top, height, left: from, width } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(from + width / 2, top + height / 2);
    return (
      hit !== null &&
      (control.contains(hit) || hit.closest('label')?.contains(control) === true || hit.contains(control))
    );
  };
  for (const control of [...box.querySelectorAll('button, a[href], input, select, textarea')].slice(0, 60)) {
    const name = control.getAttribute('aria-label') || control.textContent || control.tagName;
    if (!control.checkVisibility() || control.getBoundingClientRect().width <= 1) continue;
    const isAction = control.closest('[class*=_head_], [class*=_ends_]') !== null;
    if (!isAction) control.scrollIntoView({ block: 'center', inline: 'center' });
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const isSeen = top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
    if (!isSeen) found.push(`${name} (out of sight)`);
    else if (!isMet(control)) found.push(`${name} (covered)`);
  }
  return found;
}

/** In the page: another tab of this browser, in which a visitor chooses another language. */
function chooseElsewhere(uiLang: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = window.indexedDB.open('setori');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const change = opening.result.transaction('kept', 'readwrite');
      change.objectStore('kept').put(JSON.stringify({ uiLang }), 'settings/preferences');
      change.oncomplete = () => {
        opening.result.close();
        new BroadcastChannel('setori').postMessage('settings/preferences');
        resolve();
      };
    };
  });
}

/** Shows the page in another language; what is open stays open. */
async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(chooseElsewhere, LOCALES.indexOf(locale));
  await page.waitForFunction((tag) => document.documentElement.lang === tag, localeTag(locale));
}

/** Measures what is open in the longest languages; a menu keeps the place where it was opened. */
export async function checkOpen(
  page: Page,
  name: string,
  open: () => Promise<void>,
  smallest = SMALLEST,
  wider = USUAL,
): Promise<void> {
  const isDialog = (await page.locator('[role=dialog][aria-modal]').count()) > 0;
  for (const locale of MEASURED) {
    await speak(page, locale);
    // A bubble that belongs to a text goes with it.
    if ((await page.locator('[role=dialog], [role=menu]').count()) === 0) await open();
    const hasWider = isDialog && locale === WIDEST && smallest === SMALLEST;
    for (const size of hasWider ? [smallest, ...wider] : [smallest]) {
      await page.setViewportSize(size);
      const message = `${name}, ${locale}, ${size.width} px`;
      await expect.poll(() => page.evaluate(misplaced), { message }).toEqual([]);
    }
  }
  await page.setViewportSize(smallest);
  await speak(page, 'en');
}
