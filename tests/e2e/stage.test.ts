import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { beforeAll, describe, expect } from 'vitest';
import { type Open, test } from './harness.ts';
import type { StagePage } from './stage-page.ts';

declare global {
  interface Window {
    readonly stagePage: StagePage;
  }
}

/** Drivers tell that reading pixels back takes time. */
const READING = /GL Driver Message/;

let script = '';

beforeAll(async () => {
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      root: fileURLToPath(new URL('../..', import.meta.url)),
      publicDir: false,
      build: {
        write: false,
        lib: { entry: 'tests/e2e/stage-page.ts', formats: ['es'], fileName: 'stage-page' },
      },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('nothing was built');
  script = built.output[0].code;
});

/** A page of the site, with its content security policy, and the stage in it. */
async function openStagePage(open: Open): Promise<Page> {
  const page = await open('/about', { expected: READING });
  await page.route('**/stage-page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.addScriptTag({ url: '/stage-page.js', type: 'module' });
  await page.waitForFunction(() => 'stagePage' in window);
  return page;
}

const [RED, GREEN, BLUE] = [0, 1, 2] as const;

describe('the stage of the chart simulator', () => {
  test('draws notes and ribbons in the colours of its skin under the policy of the site', async ({
    open,
  }) => {
    const page = await openStagePage(open);
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

  test('looks as before after the graphics card was lost and came back', async ({ open }) => {
    const page = await openStagePage(open);
    const { before, after, heard } = await page.evaluate(() => window.stagePage.lose());
    expect(heard).toEqual(['lost', 'restored']);
    expect(after).toEqual(before);
  });

  test('gives every context and most memory back when it is closed', async ({ open }) => {
    const page = await openStagePage(open);
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
