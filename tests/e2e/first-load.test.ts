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

/** In the page: names of files and when each was asked for, and when the page's own heading was painted last. */
function timeline(): { files: { name: string; kind: string; start: number }[]; shown: number } {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .map(({ name, initiatorType, startTime }) => ({ name, kind: initiatorType, start: startTime }));
  const shown = performance.getEntriesByName('page shown')[0]?.startTime ?? 0;
  return { files, shown };
}

/** In the page: marks the moment in which the data of the home page is there. */
const markShown = (): void => {
  const look = (): void => {
    const isThere = document.querySelector('main h1') && document.querySelector('main img');
    if (isThere) performance.mark('page shown');
    else requestAnimationFrame(look);
  };
  look();
};

describe('the first load of the home page', () => {
  test('asks for no code or style that its limit does not count until the page shows', async ({ open }) => {
    const page = await open('about:blank');
    await page.addInitScript(markShown);
    await page.goto('/');
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    const { files, shown } = await page.evaluate(timeline);
    expect(shown).toBeGreaterThan(0);
    const counted = countedFiles();
    const early = files
      .filter(({ name, start }) => /-[\w-]{8}\.(js|css)$/.test(name) && start < shown)
      .map(({ name }) => basename(name));
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
