import type { Page } from 'playwright';
import { openPage } from './open-page.ts';
import { LONG_MS, type Task, traced } from './tasks.ts';

/** One opening of a page by a visitor who was never here. */
export interface Opening {
  readonly path: string;
  readonly longest: Task;
  /** What all tasks together take beyond 50 ms each. */
  readonly blockedMs: number;
}

/** Home, a list, a page of a thing, and both tools. */
export const OPENED = ['/', '/info/cards', '/info/cards/1750', '/tool/teambuilder', '/tool/songoptimizer'];

/** More than what comes after a page took on a slow processor: pictures, comments, code fetched ahead. */
const SETTLE_MS = 1_500;

/** Opens a page and waits until it is drawn with its data, and for what comes after it. */
export async function measureOpening(page: Page, path: string): Promise<Opening> {
  const { longest, tasks } = await traced(page, async () => {
    await openPage(page, path);
    // On phones a tool's heading is there for screen readers only.
    await page.locator('main#main h1').waitFor({ state: 'attached' });
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(SETTLE_MS);
  });
  const blockedMs = tasks.reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs - LONG_MS), 0);
  return { path, longest, blockedMs };
}
