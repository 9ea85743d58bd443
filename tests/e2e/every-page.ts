import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { localeTag } from '#model/vocabulary/locales';
import { readTexts } from '../locales/texts.ts';
import { ROUTES } from '../routes.ts';
import { type Open, test } from './harness.ts';
import { DESKTOP, PHONE, type View } from './launch.ts';
import { localeOfRun } from './locale-of-run.ts';
import { axeFindings, colorScheme, rawTexts, sidewaysPixels } from './page-checks.ts';

const locale = localeOfRun();
/** Keys with a dot in them: a word alone is no proof. */
const KEYS = new Set([...readTexts('en').keys()].filter((key) => key.includes('.')));

/** 320 px is a narrow phone; 320 × 256 is 1280 × 1024 at 400 % (WCAG 1.4.10). */
const REFLOW = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

async function hasHeadingAndTitle(page: Page): Promise<boolean> {
  const headings = await page.locator('h1').allInnerTexts();
  return headings.length === 1 && headings[0] !== '' && / · Setori$/.test(await page.title());
}

/** A page in the language of this run, with everything it asked for. */
async function openWhole(open: Open, path: string, view: View): Promise<Page> {
  const page = await open(path, { ...view, locale, expected: /Failed to load resource/ });
  await page.locator('main h1').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(localeTag(locale));
  await page.waitForLoadState('networkidle');
  return page;
}

const isIn =
  (...sections: readonly string[]) =>
  (path: string): boolean =>
    sections.some((section) => path === section || path.startsWith(`${section}/`));

/** Parts of the walk, each a test file of its own, so that both cores have some until the end. A page is in the first that takes it. */
const PARTS = {
  lists: (path: string) => isIn('/info')(path) && !/\d/.test(path),
  things: isIn('/info'),
  tools: isIn('/tool'),
  people: isIn('/game', '/profile', '/console'),
  rest: () => true,
} as const;
type Part = keyof typeof PARTS;

const partOf = (path: string): string | undefined =>
  Object.entries(PARTS).find(([, takes]) => takes(path))?.[0];

/** What holds for every page. */
export function walkPages(part: Part): void {
  const paths = [...ROUTES, '/no/such/page'].filter((path) => partOf(path) === part);
  describe(`every page, in ${locale}`, () => {
    test.for(paths)(
      '%s has a heading and a title, says everything in words, has nothing for axe to find in either look, and fits when it is enlarged',

      async (path, { open }) => {
        const page = await openWhole(open, path, { scheme: 'light', viewport: DESKTOP });
        await expect.poll(() => hasHeadingAndTitle(page)).toBe(true);
        expect(await rawTexts(page, KEYS)).toEqual([]);
        expect(await axeFindings(page), 'by light on a desktop').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(PHONE);
        // As one who comes by phone finds it, not as what is left of the desktop.
        await page.reload({ waitUntil: 'networkidle' });
        await page.locator('main h1').waitFor({ state: 'attached' });
        await expect.poll(() => colorScheme(page)).toBe('dark');
        expect(await axeFindings(page), 'in the dark on a phone').toEqual([]);
        for (const viewport of REFLOW) {
          await page.setViewportSize(viewport);
          await expect.poll(() => sidewaysPixels(page)).toBe(0);
        }
      },
    );
  });
}
