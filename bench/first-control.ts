import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Request } from 'playwright';
import { launchBrowser, newContext, PHONE } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { machineNow, tableHead } from './machine.ts';
import { median } from './quantile.ts';

/**
 * `npx tsx bench/first-control.ts [--rounds N] [--only PATH] [--slower N] [--list]` after `npm run build`: how long a phone that was never here waits for the
 * first control that answers, over HTTP/1.1 as `npm start` serves it. Writes bench/first-control.md unless `--only` or `--slower` is named.
 * The processor is four times slower, or `--slower` times; `--list` also prints each request. A measurement, not a gate: it wants a quiet machine.
 */
const RESULTS = fileURLToPath(new URL('first-control.md', import.meta.url));
/** Slow 4G, as the developer tools of browsers have it. */
const ROUND_TRIP_MS = 562;
const BYTES_PER_SECOND = 1_440_000 / 8;
const REQUESTS_GOAL = 15;
const PATIENCE_MS = 60_000;

interface Opened {
  readonly path: string;
  /** The first thing in the page that visitors would use. */
  readonly control: string;
  readonly goalMs: number;
}

const PAGES: readonly Opened[] = [
  { path: '/', control: 'header button', goalMs: 3_000 },
  { path: '/info/cards', control: 'main input[type=search], main [role=searchbox]', goalMs: 4_000 },
  { path: '/tool/teambuilder', control: 'main button', goalMs: 4_000 },
  { path: '/info/cards/1213', control: 'main button', goalMs: 4_000 },
  { path: '/info/songmeta', control: 'main table button, main [role=searchbox], main input', goalMs: 4_000 },
];

interface Answering extends Window {
  /** Given to the page before its own scripts. */
  controlAnswers?: (milliseconds: number) => void;
}

/** In the page: reports when React has given handlers to the control and the browser has painted since. */
function watchControl(control: string): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (window as Answering).controlAnswers?.(performance.now());
  const watching = setInterval(() => {
    const isAnswering = [...document.querySelectorAll(control)].some(
      (element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')) && !element.matches(':disabled'),
    );
    if (!isAnswering) return;
    clearInterval(watching);
    requestAnimationFrame(() => port2.postMessage(null));
  }, 16);
}

interface Sample {
  readonly answersMs: number;
  readonly largestPaintMs: number;
  /** Begun before the control answered. */
  readonly requests: number;
  readonly kilobytes: number;
}

/** In the page: the largest paint so far. */
const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

async function measure(
  browser: Browser,
  url: string,
  opened: Opened,
  { slower, isListed }: { readonly slower: number; readonly isListed: boolean },
): Promise<Sample> {
  const context = await newContext(browser, url, { viewport: PHONE, isTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let bytes = 0;
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  /** When each request began, in seconds of the browser's own clock. */
  const begun: number[] = [];
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => begun.push(timestamp));
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const answers = new Promise<number>((resolve, reject) => {
    void page.exposeFunction('controlAnswers', resolve);
    setTimeout(() => reject(new Error(`${opened.path}: no control answers`)), PATIENCE_MS).unref();
  });
  await page.addInitScript(watchControl, opened.control);
  await page.goto(opened.path, { waitUntil: 'commit' });
  const answersMs = await answers;
  const kilobytes = bytes / 1_000;
  const answeredAt = (begun[0] ?? 0) + answersMs / 1_000;
  const count = begun.filter((at) => at <= answeredAt).length;
  const largestPaintMs = await page.evaluate(largestPaint);
  if (isListed) await printRequests(requests, count);
  await context.close();
  return { answersMs, largestPaintMs, requests: count, kilobytes };
}

async function printRequests(requests: readonly Request[], count: number): Promise<void> {
  const [first] = requests;
  const began = first?.timing().startTime ?? 0;
  for (const [place, request] of requests.entries()) {
    if (place === count) process.stdout.write('the control answers\n');
    const { startTime, responseEnd } = request.timing();
    const { pathname } = new URL(request.url());
    process.stdout.write(`${(startTime - began).toFixed(0)}\t${responseEnd.toFixed(0)}\t${pathname}\n`);
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function rowOf({ path, goalMs }: Opened, samples: readonly Sample[]): string {
  const all = (read: (sample: Sample) => number): number => median(samples.map(read));
  const answersMs = all((sample) => sample.answersMs);
  const requests = all((sample) => sample.requests);
  const isMet = answersMs <= goalMs && requests <= REQUESTS_GOAL;
  const cells = [
    `\`${path}\``,
    `${seconds(answersMs)} (${samples.map((sample) => seconds(sample.answersMs)).join(', ')})`,
    `≤ ${seconds(goalMs)}`,
    `${requests}`,
    `${all((sample) => sample.kilobytes).toFixed(0)} kB`,
    seconds(all((sample) => sample.largestPaintMs)),
    isMet ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean' },
    slower: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? 5);
const slower = Number(values.slower ?? 4);
const machine = machineNow();
const site = await startSite();
const browser = await launchBrowser();
try {
  const rows: string[] = [];
  // The first visit of all has the browser and the server read their own code from the disk.
  if (PAGES[0]) await measure(browser, site.url, PAGES[0], { slower, isListed: false });
  for (const opened of PAGES.filter(({ path }) => path === (values.only ?? path))) {
    const samples: Sample[] = [];
    while (samples.length < rounds)
      samples.push(
        await measure(browser, site.url, opened, {
          slower,
          isListed: values.list === true && samples.length === 0,
        }),
      );
    rows.push(rowOf(opened, samples));
  }
  const text = [
    ...tableHead(
      'The first control that answers',
      'bench/first-control.ts',
      `a cold visit over HTTP/1.1, ${ROUND_TRIP_MS} ms and 1.44 Mbit/s, processor ${slower} times slower, ${PHONE.width} × ${PHONE.height}`,
      machine,
    ),
    `| page | first control answers, median of ${rounds} | goal | requests before it, ≤ ${REQUESTS_GOAL} | received | largest paint | met |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  if (values.only === undefined && values.slower === undefined) writeFileSync(RESULTS, text);
  process.stdout.write(text);
} finally {
  await browser.close();
  await site.stop();
}
