import type { CDPSession, Page } from 'playwright';
import type { Gesture } from './gestures.ts';
import { openToUse } from './open-page.ts';
import { inFullPace } from './pace.ts';
import { isTouched, press } from './pointing.ts';
import { type Task, traced } from './tasks.ts';

/** By the names of their buttons. */
const VIEWS = { thumbs: 'Pictures', rows: 'Rows', table: 'Table' } as const;
/** Of the page's height. */
const LEAPS = [0.5, 0.2, 0.8, 0.05] as const;
const SETTLE_MS = 1_000;
/** Until the browser has cleared away the page before. */
const CLEARED_MS = 20_000;
const WHEEL_STEPS = 60;
const WHEEL_PIXELS = 600;
const WHEEL_GAP_MS = 30;
/** Of a thumb, most of a phone's height each: down the page, some back up, and on. */
const FLICKS = [...Array<1>(7).fill(1), ...Array<-1>(4).fill(-1), ...Array<1>(3).fill(1)] as const;
const FLICK_STEPS = 7;
const FLICK_PIXELS = 78;
const FLICK_GAP_MS = 12;
/** The page glides on. */
const GLIDE_MS = 350;
const THUMB = { x: 200, low: 700, high: 150 } as const;

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(300, 600);
  for (let nth = 0; nth < WHEEL_STEPS; nth++) {
    await page.mouse.wheel(0, WHEEL_PIXELS);
    await page.waitForTimeout(WHEEL_GAP_MS);
  }
}

async function flickOnce(page: Page, devtools: CDPSession, down: 1 | -1): Promise<void> {
  const startedAt = Date.now();
  const from = down === 1 ? THUMB.low : THUMB.high;
  // How far the page glides on depends on the thumb's speed, which is passed on; a thumb does not wait for the page's answers either.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (startedAt + step * FLICK_GAP_MS) / 1_000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: THUMB.x, y: from - down * step * FLICK_PIXELS }],
    });
  const answers = [touch('touchStart', 0)];
  for (let step = 1; step <= FLICK_STEPS; step++) {
    await page.waitForTimeout(FLICK_GAP_MS);
    answers.push(touch('touchMove', step));
  }
  await Promise.all([...answers, touch('touchEnd', FLICK_STEPS)]);
  await page.waitForTimeout(GLIDE_MS);
}

async function flick(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const down of FLICKS) await flickOnce(page, devtools, down);
  await devtools.detach();
}

/** As by the scroll bar. */
async function leap(page: Page): Promise<void> {
  for (const share of LEAPS) {
    await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
    await page.waitForTimeout(SETTLE_MS);
  }
}

async function scrolled(page: Page, scroll: (page: Page) => Promise<void>): Promise<Task> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
  const { longest } = await traced(page, () => scroll(page));
  if ((await page.evaluate(() => window.scrollY)) === 0) throw new Error('nothing was scrolled');
  return longest;
}

/**
 * Opens the list of all cards and waits until the browser has cleared away what the page before left, which it does some ten seconds
 * later in one long task that is nothing of ours.
 */
export async function openAllCards(page: Page): Promise<void> {
  await openToUse(page, '/info/cards');
  await press(page.getByRole('button', { name: 'Show all' }));
  await page.waitForTimeout(CLEARED_MS);
}

/** Scrolls through all cards, in each view: by wheel, on phones by flicks of a thumb, and in leaps. */
export async function measureScrolling(page: Page): Promise<Gesture[]> {
  const gestures: Gesture[] = [];
  const views = page.getByRole('group', { name: 'View' });
  for (const [view, name] of Object.entries(VIEWS)) {
    await press(views.getByRole('radio', { name }));
    await page.waitForTimeout(SETTLE_MS);
    for (const scroll of [(await isTouched(page)) ? flick : wheel, leap]) {
      const longest = await inFullPace(() => scrolled(page, scroll));
      gestures.push({ name: `${scroll.name} through all cards as ${view}`, longest });
    }
  }
  return gestures;
}
