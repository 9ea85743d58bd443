import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { localeTag } from '#model/vocabulary/locales';
import { readTexts } from '../locales/texts.ts';
import { ROUTES } from '../routes.ts';
import { listening, newVisitor, test, type Visitor } from './harness.ts';
import { DESKTOP, PHONE, type View } from './launch.ts';
import { localeOfRun } from './locale-of-run.ts';
import { axeFindings, colorScheme, isLoading, rawTexts, sidewaysPixels } from './page-checks.ts';
import { settled } from './settled.ts';

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

/** What no text may say: no number, and a time that is negative, as a clock that is wrong makes them (`-3 d` in any language). */
const NO_VALUE = /NaN|Invalid|(?<![\p{L}\p{N}_-])[-−]\d+ ?\p{L}/u;

/** Goes to a page in the language of this run and waits for everything it asks for. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
  await page.locator('main h1').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(localeTag(locale));
  await settled(page);
}

/** In the page: its clock is behind. Timers stay the browser's own: lists that are drawn slice by slice take minutes with others. */
function setBack(byMs: number): void {
  const { now } = Date;
  Date.now = () => now() - byMs;
  window.Date = new Proxy(Date, {
    construct: (date, args, target) => Reflect.construct(date, args.length > 0 ? args : [date.now()], target),
  });
}

/** A visitor who goes through all pages of a file: making a browser profile for each takes as long as opening it once more. */
function visitorWith(view: View, prepare?: (page: Page) => Promise<void>): () => Visitor {
  let visitor: Visitor | null = null;
  beforeAll(async () => {
    visitor = await newVisitor({ ...view, locale, expected: /Failed to load resource/ });
    await prepare?.(visitor.page);
  });
  afterAll(() => visitor?.page.context().close());
  return () => {
    if (visitor === null) throw new Error('nobody came');
    return visitor;
  };
}

const isIn =
  (...sections: readonly string[]) =>
  (path: string): boolean =>
    sections.some((section) => path === section || path.startsWith(`${section}/`));

const isDrawn = isIn('/tool/live2d');

/** Pages that draw all the time would hold up the next one: without a graphics card the processor draws for all of them. */
async function leaveFigures(page: Page, path: string): Promise<void> {
  if (isDrawn(path)) await page.goto('/no/such/page');
}

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

/** What holds for every page: by light on a desktop, and in the dark on a phone whose clock is decades behind. */
export function walkPages(part: Part): void {
  const paths = [...ROUTES, '/no/such/page'].filter((path) => partOf(path) === part);
  describe(`every page, in ${locale}`, () => {
    const desktop = visitorWith({ scheme: 'light', viewport: DESKTOP });
    const phone = visitorWith({ scheme: 'dark', viewport: PHONE }, async (page) => {
      await page.addInitScript(setBack, Date.now() - Date.UTC(1999, 11, 31, 23, 59, 59));
    });
    test.for(paths)(
      '%s has a heading and a title, says everything in words, has nothing for axe to find in either look, and fits when it is enlarged',

      async (path) => {
        const wide = desktop();
        const narrow = phone();
        // What an earlier attempt met is no problem of this one.
        for (const { problems } of [wide, narrow]) problems();
        await visit(wide.page, path);
        await expect.poll(() => hasHeadingAndTitle(wide.page)).toBe(true);
        expect(await rawTexts(wide.page, KEYS)).toEqual([]);
        expect(await axeFindings(wide.page), 'by light on a desktop').toEqual([]);
        const problems = wide.problems();
        await leaveFigures(wide.page, path);
        await narrow.page.setViewportSize(PHONE);
        await visit(narrow.page, path);
        await expect.poll(() => colorScheme(narrow.page)).toBe('dark');
        await expect.poll(() => isLoading(narrow.page)).toBe(false);
        await expect.poll(() => narrow.page.locator('main').innerText()).not.toMatch(NO_VALUE);
        expect(await axeFindings(narrow.page), 'in the dark on a phone').toEqual([]);
        for (const viewport of REFLOW) {
          await narrow.page.setViewportSize(viewport);
          await expect.poll(() => sidewaysPixels(narrow.page)).toBe(0);
        }
        expect([...problems, ...narrow.problems()]).toEqual([]);
        await leaveFigures(narrow.page, path);
      },
    );
  });
}
