import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { DESKTOP, launchBrowser, newContext, PHONE, type View } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { machineNow } from './machine.ts';
import { slowDown } from './page/pace.ts';
import { LONG_MS, type Task, traced } from './page/tasks.ts';
import { median } from './quantile.ts';

/**
 * `npx tsx bench/chart-preview.ts [--rounds N]` after `npm run build`: the preview of the chart with most notes, on a processor four times
 * as slow: from the arrival of the chart to the first piece of it on the screen, the longest task from then on, and memory. Writes
 * bench/chart-preview.md. A measurement, not a gate: it wants a quiet machine.
 */
const RESULTS = fileURLToPath(new URL('chart-preview.md', import.meta.url));
const SLOWER = 4;
const PAINT_GOAL_MS = 300;
const MEMORY_GOAL_MB = 80;
/** The figures of the panel come after the picture. */
const SETTLE_MS = 1_500;
const MB = 1_000_000;

const VIEWS: readonly (readonly [string, View])[] = [
  ['phone', { viewport: PHONE, isTouch: true }],
  ['desktop', { viewport: DESKTOP }],
];

interface Largest {
  readonly path: string;
  readonly notes: number;
}

async function largestChart(url: string): Promise<Largest> {
  const rows: Record<string, { notes?: Record<string, number> }> = await (
    await fetch(`${url}/api/songs/all.7.json`)
  ).json();
  const charts = Object.entries(rows).flatMap(([id, { notes = {} }]) =>
    Object.entries(notes).map(([index, count]) => ({
      path: `${id}/${DIFFICULTIES[Number(index)]}`,
      notes: count,
    })),
  );
  return charts.reduce((largest, chart) => (chart.notes > largest.notes ? chart : largest));
}

interface Marked extends Window {
  chartPaintedMs?: number;
}

/** In the page: notes when the browser has painted after a piece of the chart was drawn for the first time. */
function watchPaint(): void {
  const kept = window as Marked;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    kept.chartPaintedMs ??= performance.now();
  };
  new MutationObserver((changes) => {
    const isDrawn = changes.some(({ target }) => target instanceof HTMLCanvasElement && target.width > 0);
    if (isDrawn) port2.postMessage(null);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['width'] });
}

/** In the page: from the arrival of the chart to its first picture. */
function paintedAfterMs(path: string): number {
  const [chart] = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.includes(path));
  return ((window as Marked).chartPaintedMs ?? Number.NaN) - (chart?.responseEnd ?? Number.NaN);
}

/** In the page: what its canvases take. */
const canvasBytes = (): number =>
  [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + 4 * width * height, 0);

async function memoryOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return (heap + (await page.evaluate(canvasBytes))) / MB;
}

interface Sample {
  readonly paintMs: number;
  readonly longest: Task;
  readonly memoryMb: number;
}

/** Everything but the chart is there before; its answer is held back until then. */
async function measure(browser: Browser, url: string, chart: Largest, view: View): Promise<Sample> {
  for (const before of browser.contexts()) await before.close();
  const page = await (await newContext(browser, url, view)).newPage();
  await page.addInitScript(watchPaint);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = `/api/charts/${chart.path}.json`;
  await page.route(`**${address}`, async (route) => {
    await released;
    await route.continue();
  });
  await slowDown(page, SLOWER);
  const asked = page.waitForRequest(`**${address}`);
  await page.goto(`/tool/chart/${chart.path}`);
  await asked;
  await page.waitForTimeout(SETTLE_MS);
  const { longest } = await traced(page, async () => {
    release();
    await page.locator('#figures').waitFor();
    await page.waitForTimeout(SETTLE_MS);
  });
  const paintMs = await page.evaluate(paintedAfterMs, address);
  return { paintMs, longest, memoryMb: await memoryOf(page) };
}

const whole = (value: number): string => value.toFixed(0);
const inAll = (values: readonly number[], unit: string): string =>
  `${whole(median(values))} ${unit} | ${values.map(whole).join(', ')}`;

const worstTask = (samples: readonly Sample[]): Task =>
  samples.map(({ longest }) => longest).reduce((a, b) => (b.cpuMs > a.cpuMs ? b : a));

const partsText = ({ parts }: Task): string =>
  parts.map(({ name, ms }) => `${name} ${whole(ms)} ms`).join(', ');

const rowsOf = (name: string, samples: readonly Sample[]): readonly string[] => [
  `| ${name} | first paint after the chart has come, ≤ ${PAINT_GOAL_MS} ms | ${inAll(
    samples.map(({ paintMs }) => paintMs),
    'ms',
  )} |`,
  `| ${name} | longest task, ≤ ${LONG_MS} ms | ${inAll(
    samples.map(({ longest }) => longest.cpuMs),
    'ms',
  )} (${partsText(worstTask(samples))}) |`,
  `| ${name} | memory, scripts and canvases, ≤ ${MEMORY_GOAL_MB} MB | ${inAll(
    samples.map(({ memoryMb }) => memoryMb),
    'MB',
  )} |`,
];

const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
const rounds = Number(values.rounds ?? 5);
const machine = machineNow();
const site = await startSite();
const browser = await launchBrowser();
try {
  const chart = await largestChart(site.url);
  const rows: string[] = [];
  for (const [name, view] of VIEWS) {
    const samples: Sample[] = [];
    while (samples.length < rounds) samples.push(await measure(browser, site.url, chart, view));
    rows.push(...rowsOf(name, samples));
  }
  const text = [
    '# The preview of the largest chart',
    '',
    `Written by \`npx tsx bench/chart-preview.ts\` on ${new Date().toISOString().slice(0, 10)}, processor ${SLOWER} times slower.`,
    `Machine: ${machine.text}.`,
    `The page \`/tool/chart/${chart.path}\` of the demo set, ${chart.notes} notes: the most of all charts.`,
    '',
    ...(machine.isQuiet
      ? []
      : [
          'Others used the machine: times by the clock say little, processor times of tasks are too high.',
          '',
        ]),
    `| screen | figure | median | ${rounds} rounds |`,
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(RESULTS, text);
  process.stdout.write(text);
} finally {
  await browser.close();
  await site.stop();
}
