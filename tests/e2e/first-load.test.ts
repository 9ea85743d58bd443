import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** File names that .size-limit.mjs counts, without their folder. */
function countedFiles(): ReadonlySet<string> {
  const print = 'import("./.size-limit.mjs").then((m) => console.log(JSON.stringify(m.default)))';
  const printed = execFileSync(process.execPath, ['-e', print], { cwd: ROOT, encoding: 'utf8' });
  const limits: readonly { readonly path: readonly string[] }[] = JSON.parse(printed);
  return new Set(limits.flatMap(({ path }) => path.map((file) => basename(file))));
}

const isCode = (path: string): boolean => /-[\w-]{8}\.(js|css)$/.test(path);

/** What the home page shows (model/site/routes.ts). */
const DATA = '/api/news/dynamic/recent.json';

/** In the page: what was asked for, in order, and when it began and ended. */
const timeline = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd }));

describe('the first load of the home page', () => {
  test('asks for no code or style that its limit does not count until its data is there', async ({
    open,
  }) => {
    const page = await open('/');
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(timeline);
    const data = files.find(({ path }) => path === DATA);
    expect(data).toBeDefined();
    const early = files
      .filter(({ path, startTime }) => isCode(path) && startTime < (data?.responseEnd ?? 0))
      .map(({ path }) => basename(path));
    const counted = countedFiles();
    expect(early.length).toBeGreaterThan(3);
    expect(early.filter((name) => !counted.has(name))).toEqual([]);
  });

  test('downloads no font, now or later', async ({ open }) => {
    const page = await open('about:blank');
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([]);
  });
});
