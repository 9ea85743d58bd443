import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { ROUTES } from '#model/site/routes';
import { SHARED_GROUPS, TEXT_GROUPS } from '#model/texts/groups';
import { LOCALES } from '#model/vocabulary/locales';
import { currentSite, type Open, test } from './harness.ts';
import { settled } from './settled.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const read = (file: string): string => readFileSync(join(ROOT, 'dist/client', file), 'utf8');

/** File names that .size-limit.mjs counts, without their folder. */
function countedFiles(): ReadonlySet<string> {
  const print = 'import("./.size-limit.mjs").then((m) => console.log(JSON.stringify(m.default)))';
  const printed = execFileSync(process.execPath, ['-e', print], { cwd: ROOT, encoding: 'utf8' });
  const limits: readonly { readonly path: readonly string[] }[] = JSON.parse(printed);
  return new Set(limits.flatMap(({ path }) => path.map((file) => basename(file))));
}

/** What index.html starts with and all it imports before its first line runs. */
function bytesOfEntry(): number {
  const [, entry = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(read('index.html')) ?? [];
  const imported = [...entry.matchAll(/from"\/(assets\/[^"]+)"/g)].map(([, file = '']) => read(file).length);
  return imported.reduce((sum, bytes) => sum + bytes, entry.length);
}

/** What src/app/build/page-files.ts notes. */
interface BuildNotes {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const buildNotes = (): BuildNotes => JSON.parse(read('.vite/pages.json'));

/** As little as lets the first paint go before everything else (docs/decisions/025-boot-in-steps.md). */
const MAX_OF_ENTRY = 8_000;

const isCode = (path: string): boolean => /-[\w-]{8}\.(js|css|json)$/.test(path);

/** What the home page shows (model/site/routes.ts). */
const DATA = '/api/news/dynamic/recent.json';

/** In the page: what was asked for, in order, and when it began and ended. */
const timeline = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd }));

/** A page holds back what it needs later for a moment only. */
const QUICK_MS = 1_000;
const MAX_LOADS = 5;

async function load(open: Open) {
  // However busy the server is.
  const body = await (await fetch(currentSite().url + DATA)).text();
  const page = await open('about:blank');
  await page.route(`**${DATA}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/');
  await page.locator('main h1').waitFor();
  await settled(page);
  const files = await page.evaluate(timeline);
  const data = files.find(({ path }) => path === DATA);
  if (!data) throw new Error('the page did not ask for its data');
  return { files, data };
}

/** A load in which the data did not have to wait for a machine that has much else to do. */
async function quickLoad(open: Open) {
  let last = await load(open);
  for (let loads = 1; loads < MAX_LOADS; loads++) {
    if (last.data.responseEnd - last.data.startTime < QUICK_MS) break;
    last = await load(open);
  }
  return last;
}

describe('the first load of the home page', () => {
  test('asks for no code or style that its limit does not count until its data is there, and for the store after its data', async ({
    open,
  }) => {
    const { files, data } = await quickLoad(open);
    const store = files.find(({ path }) => basename(path).startsWith('localforage-'));
    // What is stored decides how the data is shown, so its library does not wait for the answer.
    expect(store?.startTime).toBeGreaterThanOrEqual(data.startTime);
    const early = files
      .filter((file) => file !== store && isCode(file.path) && file.startTime < data.responseEnd)
      .map(({ path }) => basename(path));
    const counted = countedFiles();
    expect(early.length).toBeGreaterThan(3);
    expect(early.filter((name) => !counted.has(name))).toEqual([]);
  });

  test('begins with a file that waits for no step of the boot', () => {
    expect(bytesOfEntry()).toBeLessThan(MAX_OF_ENTRY);
  });

  test('asks for the code of the boot and for no style sheet, the largest files first', () => {
    const html = read('index.html');
    const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]*assets\/([\w-]+)-[\w-]{8}\.js/g)];
    const names = scripts.map(([, name]) => name);
    expect(names.slice(0, 2).toSorted()).toEqual(['app', 'react']);
    expect(names.slice(2, 5).toSorted()).toEqual(['language', 'machines', 'services']);
    const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)];
    expect(styles.filter(([link]) => !link.endsWith(' disabled>'))).toEqual([]);
  });

  test('downloads no font, now or later', async ({ open }) => {
    const page = await open('about:blank');
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/');
    await settled(page);
    expect(fonts).toEqual([]);
  });
});

describe('a page of fields', () => {
  // The library's own ids are others as soon as a field stands, and draw all of them again (src/kit/perf/plain-id.ts).
  test('has ids that React gives, none of the library', async ({ open }) => {
    const page = await open('/tool/teambuilder');
    await page.locator('#constraints').waitFor();
    const ids = await page.locator('main input[id]').evaluateAll((fields) => fields.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.filter((id) => id.startsWith('mantine'))).toEqual([]);
    expect(ids.filter((id) => id.startsWith('_r_')).length).toBeGreaterThan(0);
  });
});

describe('a page of information', () => {
  test('asks for its code at once, for its lists when that came, each once, and for no style sheet or texts', async ({
    open,
  }) => {
    const page = await open('/info/songs');
    await page.locator('#results a').first().waitFor();
    const files = await page.evaluate(timeline);
    const { pages, texts } = buildNotes();
    const noted = (pages['/info/songs']?.files ?? []).map((file) => `/${file}`);
    const scripts = noted.filter((file) => file.endsWith('.js'));
    const lists = ['/api/songs/all.7.json', '/api/bands/all.1.json'];
    const found = [...scripts, ...lists].map((path) => files.filter((file) => file.path === path));
    expect(scripts.length).toBeGreaterThan(3);
    expect(found.filter((same) => same.length !== 1)).toEqual([]);
    const of = (paths: readonly string[]) => files.filter(({ path }) => paths.includes(path));
    const lastScript = Math.max(...of(scripts).map(({ responseEnd }) => responseEnd));
    expect(Math.min(...of(lists).map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(lastScript);
    const sent = [...noted.filter((file) => file.endsWith('.css')), `/${texts.en?.info}`];
    expect(of(sent)).toEqual([]);
  });

  test('has its code noted by the build, whichever it is', () => {
    const { pages } = buildNotes();
    const own = ROUTES.map(({ pattern }) => pattern);
    const overviews = ['/', '/home/bestdori'];
    expect(own.filter((pattern) => !pages[pattern]?.files.length)).toEqual(overviews);
  });

  test('has the texts of every group noted in every language', () => {
    const { texts } = buildNotes();
    expect(Object.keys(texts).toSorted()).toEqual(LOCALES.toSorted());
    for (const [locale, files] of Object.entries(texts)) {
      const groups = TEXT_GROUPS.filter(
        (group) => locale !== 'en' || !SHARED_GROUPS.some((one) => one === group),
      );
      expect(Object.keys(files).toSorted()).toEqual(groups.toSorted());
    }
  });
});
