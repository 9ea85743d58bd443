import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LonePage, startLonePage } from './lone-page.ts';
import type { StagePage } from './stage-page.ts';
import type { Problems } from './watch.ts';

declare global {
  interface Window {
    readonly stagePage: StagePage;
  }
}

/** Drivers warn that reading pixels back takes time. */
const READING = /GL Driver Message/;

let alone: LonePage;
let page: Page;
let problems: Problems;

beforeAll(async () => {
  alone = await startLonePage('stage-page.ts');
});

afterAll(() => alone?.stop());

beforeEach(async () => {
  ({ page, problems } = await alone.open());
});

afterEach(async () => {
  await page.close();
  expect(problems.filter((problem) => !READING.test(problem))).toEqual([]);
});

const [RED, GREEN, BLUE] = [0, 1, 2] as const;

describe('the stage of the chart simulator', () => {
  test('draws notes and ribbons in the colours of its skin under the policy of the site', async () => {
    const { setori, contrast, covered } = await page.evaluate(() => window.stagePage.colours());
    const [tap = [], ribbon = [], lane = []] = setori;
    expect(tap[BLUE]).toBeGreaterThan(200);
    expect(tap[RED]).toBeLessThan(150);
    expect(ribbon[GREEN]).toBeGreaterThan(100);
    expect(ribbon[GREEN]).toBeGreaterThan(ribbon[RED]! + 40);
    expect(Math.max(...lane)).toBeLessThan(50);
    expect(contrast[0]).not.toEqual(tap);
    expect(Math.max(...covered[1]!)).toBeLessThan(30);
    expect(covered[0]).toEqual(tap);
  });

  test('looks as before after the graphics card was lost and came back', async () => {
    const { before, after, heard } = await page.evaluate(() => window.stagePage.lose());
    expect(heard).toEqual(['lost', 'restored']);
    expect(after).toEqual(before);
  });

  test('gives every context and most memory back when it is closed', async () => {
    const session = await page.context().newCDPSession(page);
    const used = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    const openMany = () => page.evaluate(() => window.stagePage.openMany(20));
    expect(await openMany()).toEqual({ isAlive: true, isAllGivenBack: true, canvases: 0 });
    const before = await used();
    await openMany();
    expect(await used()).toBeLessThan(before + 1_000_000);
  });
});
