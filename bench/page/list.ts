import type { Page } from 'playwright';
import type { Gesture } from './gestures.ts';
import { pointAt } from './pointing.ts';
import { type Task, traced } from './tasks.ts';

/** From the press or the key until the new count is painted, in milliseconds. */
export interface ListTimes {
  readonly name: string;
  readonly paintedMs: number;
  readonly longest: Task;
}

interface Watched extends Window {
  painted?: number;
  asked?: number;
}

const COUNT = 'main h1 ~ [role=status]';
const SETTLE_MS = 1_000;
const WHEEL_STEPS = 60;
const WHEEL_PIXELS = 600;
const WHEEL_GAP_MS = 30;

/** Notes when the visitor last acted, and when the count that answers it was painted. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((count) => {
    const watched = window as Watched;
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(
        type,
        (event) => {
          watched.asked = event.timeStamp;
        },
        true,
      );
    }
    const status = document.querySelector(count);
    if (!status) throw new Error('no count');
    const observer = new MutationObserver(() => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          watched.painted = performance.now();
        }),
      );
    });
    observer.observe(status, { subtree: true, characterData: true, childList: true });
  }, COUNT);
}

const painted = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { painted = Number.NaN, asked = Number.NaN } = window as Watched;
    return painted - asked;
  });

async function step(page: Page, name: string, act: () => Promise<void>): Promise<ListTimes> {
  const { longest } = await traced(page, async () => {
    await act();
    await page.waitForTimeout(SETTLE_MS);
  });
  return { name, paintedMs: await painted(page), longest };
}

/** Filters and searches the list of all cards. */
export async function measureList(page: Page): Promise<ListTimes[]> {
  await page.goto('/info/cards', { waitUntil: 'networkidle' });
  await page.locator(COUNT).waitFor();
  await watch(page);
  const rarity = page.getByRole('group', { name: 'Rarity' }).getByRole('button');
  const times: ListTimes[] = [];
  const press = async (name: string, nth: number) => {
    times.push(await step(page, name, await pointAt(rarity.nth(nth))));
  };
  await press('choose four stars', 3);
  await press('choose five stars as well', 4);
  await press('take four stars away', 3);
  await page.getByRole('searchbox', { name: /^Name/ }).focus();
  for (const key of 'kkr 5') {
    times.push(await step(page, `type “${key}” into the search`, () => page.keyboard.press(key)));
  }
  return times;
}

/** Scrolls through all cards at once. */
export async function measureScrolling(page: Page): Promise<Gesture> {
  await page.goto('/info/cards', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.waitForTimeout(SETTLE_MS);
  await page.mouse.move(700, 600);
  const { longest } = await traced(page, async () => {
    for (let nth = 0; nth < WHEEL_STEPS; nth++) {
      await page.mouse.wheel(0, WHEEL_PIXELS);
      await page.waitForTimeout(WHEEL_GAP_MS);
    }
  });
  return { name: 'scroll through all cards', longest };
}
