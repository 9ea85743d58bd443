import { loadavg } from 'node:os';
import { launchBrowser, newContext } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { largeIndex } from '../tests/large-index.ts';
import { report } from './load/report.ts';
import { traced } from './page/tasks.ts';
import { median, quantile } from './quantile.ts';

/**
 * `npx tsx bench/explorer-keys.ts` after `npm run build`: how long a key in the search of the asset explorer holds up the page, over an index
 * of 40,000 bundles, on a processor four times as slow. What the thread of the index does is what bench/explorer.ts measures, less
 * than a millisecond. Written into docs/quality.md.
 */
const SLOWER = 4;
const WORDS = ['eventstory123', 'res001234', 'school 001', 'gacha_99'];
/** All that a key leads to is over by then. */
const REST_MS = 500;
const GOAL_MS = 50;

const [busy = 0] = loadavg();
const site = await startSite();
const browser = await launchBrowser();
try {
  const context = await newContext(browser, site.url);
  const page = await context.newPage();
  await page.route('**/explorer/jp/assets/_info.json', (route) =>
    route.fulfill({ json: largeIndex(), headers: { 'content-type': 'application/json' } }),
  );
  const devtools = await context.newCDPSession(page);
  await page.goto(`${site.url}/tool/explorer/asset/jp?q=bundle`);
  await page.getByRole('option').first().waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const field = page.getByRole('searchbox', { name: /paths/ });
  const longest: number[] = [];
  const all: number[] = [];
  for (const words of WORDS) {
    await field.fill('');
    await page.waitForTimeout(REST_MS);
    for (const key of words) {
      const { longest: task, tasks } = await traced(page, async () => {
        await field.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(REST_MS);
      });
      longest.push(task.cpuMs);
      all.push(tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0));
    }
  }
  const most = quantile(longest, 0.95);
  report(
    'Search of the asset explorer',
    'npx tsx bench/explorer.ts; npx tsx bench/explorer-keys.ts',
    busy,
    [
      {
        name: `the longest task of the page after a key, until what it finds is painted, 40,000 bundles, processor ${SLOWER} times slower, in time of the processor, 95th hundredth`,
        goal: `≤ ${GOAL_MS} ms`,
        measured: `${most.toFixed(0)} ms of ${longest.length} keys; median ${median(longest).toFixed(0)} ms; all tasks of a key together ${median(all).toFixed(0)} ms`,
        isMet: most <= GOAL_MS,
      },
    ],
    true,
  );
} finally {
  await browser.close();
  await site.stop();
}
