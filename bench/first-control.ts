import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { launchBrowser, newContext, PHONE } from '../tests/e2e/launch.ts';
import { type Site, startSite } from '../tests/e2e/site.ts';
import { report } from './load/report.ts';
import { machineNow, tableHead } from './machine.ts';
import { type FirstUse, PATIENCE_MS, useFirst } from './page/first-use.ts';
import { FIRST_USES } from './page/menu-uses.ts';
import { slowLine } from './page/slow-line.ts';
import { median } from './quantile.ts';

/**
 * `npx tsx bench/first-control.ts [--beside FOLDER] [--rounds N] [--only PATH …] [--visit first|second] [--slower N] [--list]`
 * after `npm run build`: how long a phone waits for the first control that answers, on its first visit and when it comes again. The
 * control is used as soon as it can be seen, and what counts is when its effect can be. `--beside` names another built copy of the project,
 * which is measured in turns with this one. The processor is four times slower, or `--slower` times; `--list` also prints each request.
 * Writes bench/first-control.md unless `--only`, `--visit` or `--slower` is named, and into docs/quality.md how the explorer compares with
 * the list of cards where both are measured, and which pages of the menu are slower than that list where all are. Pages take turns. A measurement, not a gate: it wants a quiet machine.
 */
const RESULTS = fileURLToPath(new URL('first-control.md', import.meta.url));
/** Slow 4G, as the developer tools of browsers have it. */
const LINE = { roundTripMs: 562, bytesPerSecond: 1_440_000 / 8 };
const GIVE_UP_MS = 60_000;
/** What a worker keeps comes after all else, when the page has nothing to do. */
const KEPT_MS = 4_000;

interface Measure {
  readonly slower: number;
  readonly isListed: boolean;
}

interface Sample {
  readonly answersMs: number;
  readonly paintMs: number;
  /** Begun before the control answered. */
  readonly requests: number;
  readonly kilobytes: number;
}

/** Resolves with the time at which the control answered, in epoch milliseconds. */
async function answering(page: Page, { path, uses }: FirstUse): Promise<number> {
  const answers = new Promise<number>((resolve, reject) => {
    void page.exposeFunction('controlAnswers', resolve);
    setTimeout(() => reject(new Error(`${path}: no control answers`)), GIVE_UP_MS).unref();
  });
  // The compiler has functions keep their names by a helper of its own.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(useFirst, { uses, patienceMs: PATIENCE_MS });
  await page.goto(path, { waitUntil: 'commit' });
  return answers;
}

/** In the page, and kept when it leads to another: when it was asked for and first painted. */
function noteStart(): void {
  const name = 'first-control';
  if (sessionStorage.getItem(name)) return;
  sessionStorage.setItem(name, JSON.stringify({ began: performance.timeOrigin }));
  new PerformanceObserver((list) => {
    const painted = list.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (painted !== undefined)
      sessionStorage.setItem(name, JSON.stringify({ began: performance.timeOrigin, painted }));
  }).observe({ type: 'paint', buffered: true });
}

/** A press that came twice may lead on once more when the control has answered: the page that it leads to knows as well. */
async function started(page: Page): Promise<{ readonly began: number; readonly painted?: number }> {
  const read = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('first-control') ?? '{}'));
  return read().catch(async () => {
    await page.waitForLoadState('domcontentloaded');
    return read();
  });
}

/** What the page asked for until some time, and how much came. */
async function watchLine(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  /** When each request began, in seconds since the epoch. */
  const begun: number[] = [];
  devtools.on('Network.requestWillBeSent', ({ wallTime }) => begun.push(wallTime));
  return {
    devtools,
    until: (at: number) => ({
      requests: begun.filter((time) => time * 1_000 <= at).length,
      kilobytes: bytes / 1_000,
    }),
  };
}

async function opened(page: Page, use: FirstUse, { slower, isListed }: Measure): Promise<Sample> {
  const line = await watchLine(page);
  await line.devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(noteStart);
  const answered = await answering(page, use);
  const counted = line.until(answered);
  const { began, painted = Number.NaN } = await started(page);
  if (isListed) printRequests(requests, counted.requests);
  return { answersMs: answered - began, paintMs: painted, ...counted };
}

const onPhone = (browser: Browser, url: string, keepsShell: boolean): Promise<BrowserContext> =>
  newContext(browser, url, { viewport: PHONE, isTouch: true, keepsShell });

async function firstVisit(browser: Browser, url: string, use: FirstUse, how: Measure): Promise<Sample> {
  const context = await onPhone(browser, url, false);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.roundTripMs,
    downloadThroughput: LINE.bytesPerSecond,
    uploadThroughput: LINE.bytesPerSecond,
  });
  const sample = await opened(page, use, how);
  await context.close();
  return sample;
}

/** The first visit is as quick as may be; what it kept is there for the second. */
async function secondVisit(browser: Browser, url: string, use: FirstUse, how: Measure): Promise<Sample> {
  const context = await onPhone(browser, url, true);
  const first = await context.newPage();
  await first.goto(use.path);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForTimeout(KEPT_MS);
  await first.close();
  const sample = await opened(await context.newPage(), use, how);
  await context.close();
  return sample;
}

function printRequests(requests: readonly Request[], count: number): void {
  const [first] = requests;
  const began = first?.timing().startTime ?? 0;
  for (const [place, request] of requests.entries()) {
    if (place === count) process.stdout.write('the control answers\n');
    const { startTime, responseEnd } = request.timing();
    const { pathname } = new URL(request.url());
    process.stdout.write(`${(startTime - began).toFixed(0)}\t${responseEnd.toFixed(0)}\t${pathname}\n`);
  }
}

/** A built copy of the project at work. */
interface Build {
  readonly site: Site;
  /** To it, for second visits. */
  readonly line: Awaited<ReturnType<typeof slowLine>>;
  /** By page and visit. */
  readonly samples: Map<string, Sample[]>;
}

async function startBuild(folder?: string): Promise<Build> {
  const site = await startSite([], {}, folder);
  return { site, line: await slowLine(site.url, LINE), samples: new Map() };
}

const VISITS = ['first', 'second'] as const;
type Visit = (typeof VISITS)[number];

const nameOf = ({ path }: FirstUse, visit: Visit): string => `${visit} ${path}`;

async function visit(browser: Browser, build: Build, use: FirstUse, which: Visit, how: Measure) {
  const { site, line } = build;
  const sample =
    which === 'first'
      ? await firstVisit(browser, site.url, use, how)
      : await secondVisit(browser, line.url, use, how);
  const name = nameOf(use, which);
  build.samples.set(name, [...(build.samples.get(name) ?? []), sample]);
  process.stderr.write(
    `${name} ${sample.answersMs.toFixed(0)} ms, painted ${sample.paintMs.toFixed(0)} ms\n`,
  );
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

const all = (build: Build, name: string, read: (sample: Sample) => number): readonly number[] =>
  (build.samples.get(name) ?? []).map(read);

const middle = (build: Build, name: string, read: (sample: Sample) => number): number =>
  median(all(build, name, read));

const answersIn = (build: Build, name: string): number => middle(build, name, ({ answersMs }) => answersMs);

function rowOf(use: FirstUse, which: Visit, own: Build, other: Build | undefined): string {
  const name = nameOf(use, which);
  const answersMs = answersIn(own, name);
  const each = all(own, name, (sample) => sample.answersMs).map(seconds);
  const beside = other && answersIn(other, name);
  const cells = [
    `\`${use.path}\``,
    `${seconds(answersMs)} (${each.join(', ')})`,
    ...(beside === undefined ? [] : [seconds(beside), `${(answersMs / beside).toFixed(2)} ×`]),
    seconds(middle(own, name, ({ paintMs }) => paintMs)),
    `${middle(own, name, ({ requests }) => requests)}`,
    `${middle(own, name, ({ kilobytes }) => kilobytes).toFixed(0)} kB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function tableOf(which: Visit, uses: readonly FirstUse[], own: Build, other: Build | undefined): string[] {
  const beside = other ? ['the other build', 'ratio'] : [];
  const titles = [
    'page',
    'first control answers',
    ...beside,
    'first paint',
    'requests before it',
    'received',
  ];
  const ratios = uses.map((use) => {
    const name = nameOf(use, which);
    return other ? answersIn(own, name) / answersIn(other, name) : Number.NaN;
  });
  const middleOf = median(uses.map((use) => answersIn(own, nameOf(use, which))));
  return [
    `## ${which === 'first' ? 'The first visit' : 'The second visit'}`,
    '',
    `| ${titles.join(' | ')} |`,
    `|${' --- |'.repeat(titles.length)}`,
    ...uses.map((use) => rowOf(use, which, own, other)),
    '',
    `Median of the pages: ${seconds(middleOf)}${other ? `; of the ratios ${median(ratios).toFixed(2)}, at worst ${Math.max(...ratios).toFixed(2)}` : ''}.`,
    '',
  ];
}

const [EXPLORER, CARDS] = ['/tool/explorer/asset/jp', '/info/cards'];
const GOAL = 0.9;

/** The explorer should answer sooner than the longest list. */
function compareExplorer(build: Build, which: readonly Visit[]): void {
  const figures = which.flatMap((each) => {
    const [explorer, cards] = [EXPLORER, CARDS].map((path) => answersIn(build, `${each} ${path}`));
    if (!explorer || !cards) return [];
    const ratio = explorer / cards;
    return [
      {
        name: `first control of the asset explorer that answers beside that of the list of cards, ${each} visit of a slow phone, in turns, median of ${rounds}`,
        goal: `≤ ${GOAL} ×`,
        measured: `${ratio.toFixed(2)} ×: ${seconds(explorer)} beside ${seconds(cards)}`,
        isMet: ratio <= GOAL,
      },
    ];
  });
  report('First control of the asset explorer', 'npx tsx bench/first-control.ts', busy, figures, true);
}

const MENU_GOAL = 1.15;

/** No page of the menu should answer much later than the longest list. */
function compareMenu(build: Build, which: readonly Visit[], pages: readonly FirstUse[]): void {
  const figures = which.flatMap((each) => {
    const cards = answersIn(build, `${each} ${CARDS}`);
    if (!cards || pages.length < FIRST_USES.length) return [];
    const ratios = pages.map((use) => ({ use, ratio: answersIn(build, nameOf(use, each)) / cards }));
    const late = ratios.filter(({ ratio }) => ratio > MENU_GOAL).sort((a, b) => b.ratio - a.ratio);
    const named = late.map(({ use, ratio }) => `${use.path} ${ratio.toFixed(2)} ×`);
    return [
      {
        name: `pages of the menu whose first control answers later than ${MENU_GOAL} × that of the list of cards, ${each} visit of a slow phone, of ${pages.length}`,
        goal: 'none',
        measured: late.length === 0 ? 'none' : `${late.length}: ${named.join(', ')}`,
        isMet: late.length === 0,
      },
    ];
  });
  report('First controls of the menu', 'npx tsx bench/first-control.ts', busy, figures, true);
}

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    slower: { type: 'string' },
    visit: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? 5);
const slower = Number(values.slower ?? 4);
const machine = machineNow();
const [busy = 0] = loadavg();
const { only } = values;
const known = FIRST_USES.filter(({ path }) => only?.includes(path) ?? true);
const visits = VISITS.filter((each) => each === (values.visit ?? each));
/** Pages of which no control answered: they are left out, and the run fails. */
const silent = new Set<FirstUse>();
const own = await startBuild();
const other = values.beside === undefined ? undefined : await startBuild(values.beside);
const builds = [own, ...(other ? [other] : [])];
const browser = await launchBrowser();
try {
  // The first visit of all has the browser and the servers read their own code from the disk, and each page its lists.
  for (const { site } of builds)
    for (const use of known)
      await firstVisit(browser, site.url, use, { slower: 1, isListed: false }).catch((error: unknown) => {
        process.stderr.write(`${error}\n`);
        silent.add(use);
      });
  const uses = known.filter((use) => !silent.has(use));
  for (const which of visits)
    for (let round = 0; round < rounds; round++)
      for (const use of uses)
        for (const build of builds)
          await visit(browser, build, use, which, { slower, isListed: values.list === true && round === 0 });
  const text = [
    ...tableHead(
      'The first control that answers',
      'bench/first-control.ts',
      `over HTTP/1.1, ${LINE.roundTripMs} ms and 1.44 Mbit/s, processor ${slower} times slower, ${PHONE.width} × ${PHONE.height}, median of ${rounds}`,
      machine,
    ),
    ...visits.flatMap((which) => tableOf(which, uses, own, other)),
  ].join('\n');
  if (values.only === undefined && values.slower === undefined && values.visit === undefined)
    writeFileSync(RESULTS, text);
  process.stdout.write(text);
  compareExplorer(own, visits);
  compareMenu(own, visits, uses);
  if (silent.size > 0) process.exitCode = 1;
} finally {
  await browser.close();
  for (const { site, line } of builds) {
    line.stop();
    await site.stop();
  }
}
