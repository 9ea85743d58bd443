import type { CDPSession, Page } from 'playwright';
import { median } from '../quantile.ts';

/** What a slow moment is: this many times as long as it takes the page at its best, slowed down as wanted. */
const SLOW = 1.2;
const WAIT_MS = 250;
/** For one measurement, and for all together with what is measured again. */
const PATIENCE_MS = 30_000;
const WHOLE_PATIENCE_MS = 600_000;
/** Before anything is known of the machine. */
const FIRST_LOOKS = 20;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Paced extends Window {
  numbers?: Int32Array;
}

/**
 * Milliseconds that the page needs for a fixed piece of work: of the browser's own code, which is compiled as well the first time as ever
 * and leaves no garbage that the page would have to collect.
 */
async function workMs(page: Page): Promise<number> {
  const times = await page.evaluate(() => {
    const kept = window as Paced;
    kept.numbers ??= new Int32Array(400_000);
    const took: number[] = [];
    while (took.length < 5) {
      const started = performance.now();
      for (let nth = 0; nth < 30; nth++) if (kept.numbers.includes(1)) throw new Error('zeros alone');
      took.push(performance.now() - started);
    }
    return took;
  });
  return median(times);
}

/** The page that is measured, and how many times slower than the machine it shall be. */
let measured: { readonly page: Page; readonly devtools: CDPSession; readonly slow: number } | null = null;
let bestMs = Number.POSITIVE_INFINITY;
const slowDowns: number[] = [];
let again = 0;
let spentMs = 0;

const setRate = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

/** Makes the processor of a page that many times slower; the pace is that of this page from now on. */
export async function slowDown(page: Page, slow: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const isFirst = measured === null;
  measured = { page, devtools, slow };
  for (let look = 0; isFirst && look < FIRST_LOOKS; look++) {
    await slowDownNow();
    await sleep(WAIT_MS);
  }
  await setRate(devtools, slow);
}

/** How many times slower the page is than it can be at its best: on a machine that others use, too, not just as many times as was asked for. */
async function slowDownNow(): Promise<number> {
  if (measured === null) throw new Error('no page whose pace could be measured');
  const { page, devtools, slow } = measured;
  await setRate(devtools, 1);
  bestMs = Math.min(bestMs, await workMs(page));
  await setRate(devtools, slow);
  return (await workMs(page)) / bestMs;
}

const isFull = (slower: number): boolean => slower <= SLOW * (measured?.slow ?? 1);

/**
 * Waits until the page is as fast as it should be, half a minute at most and not long in all: a machine that others use, too, becomes half as fast
 * for seconds, and a slow-down of four would be one of six.
 */
export async function atFullPace(): Promise<void> {
  const until = performance.now() + Math.min(PATIENCE_MS, WHOLE_PATIENCE_MS - spentMs);
  let slower = await slowDownNow();
  while (!isFull(slower) && performance.now() < until) {
    await sleep(WAIT_MS);
    spentMs += WAIT_MS;
    slower = await slowDownNow();
  }
  slowDowns.push(slower);
}

/** Measures once more what the page was not as fast after as before, as long as there is patience. The page has to be there still. */
export async function inFullPace<T>(measure: () => Promise<T>): Promise<T> {
  for (;;) {
    await atFullPace();
    const started = performance.now();
    const result = await measure();
    const slower = await slowDownNow();
    if (isFull(slower) || spentMs >= WHOLE_PATIENCE_MS) {
      slowDowns.push(slower);
      return result;
    }
    spentMs += performance.now() - started;
    again++;
  }
}

/** By what the figures of two runs can be compared. */
export interface Pace {
  /** Of a fixed piece of work in the page at its best. */
  readonly bestMs: number;
  /** How many times as long it took the page before and after what was measured, in the median and at worst. */
  readonly median: number;
  readonly worst: number;
  /** How many times something was measured again, because it took longer then. */
  readonly again: number;
}

export const pace = (): Pace => ({
  bestMs,
  median: median(slowDowns),
  worst: Math.max(...slowDowns),
  again,
});
