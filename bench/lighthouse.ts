import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { startSite } from '../tests/e2e/site.ts';
import { ROUTES } from '../tests/routes.ts';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../tests/setup/browser.ts';
import { machineNow } from './machine.ts';
import { median } from './quantile.ts';

/**
 * `npm run lighthouse`: the home page of the built site under Lighthouse's mobile profile five times, and every list and
 * page of the information section and of the community three times, as a visitor who was never here. Writes the medians into
 * bench/lighthouse.md. A measurement, not a gate: it wants a quiet machine. `-- --only home` or `-- --only /info/cards`
 * shows one part and writes nothing.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = join(ROOT, 'node_modules/lighthouse/cli/index.js');
const RESULTS = join(ROOT, 'bench/lighthouse.md');
const RUNS = 5;
const PATH = '/';
const PAGE_RUNS = 3;
/** What members write in is for them alone; visitors get a way to log in. */
const PAGES = ROUTES.filter((path) => /^\/(info|community)\/(?!\w+\/(new|edit))/.test(path));
const minPerformance = (path: string): number => (path.startsWith('/community/') ? 95 : 80);

interface Report {
  readonly lighthouseVersion: string;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >;
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
}

interface Figure {
  readonly name: string;
  readonly goal: string;
  readonly isMet: (value: number) => boolean;
  readonly read: (report: Report) => number;
  readonly show: (value: number) => string;
}

const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN;
const score = (id: string) => (report: Report) => (report.categories[id]?.score ?? Number.NaN) * 100;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const whole = (value: number): string => value.toFixed(0);

const FIGURES: readonly Figure[] = [
  {
    name: 'largest contentful paint',
    goal: '≤ 2.5 s',
    show: seconds,
    isMet: (ms) => ms <= 2_500,
    read: audit('largest-contentful-paint'),
  },
  {
    name: 'total blocking time',
    goal: '≤ 300 ms',
    show: (ms) => `${whole(ms)} ms`,
    isMet: (ms) => ms <= 300,
    read: audit('total-blocking-time'),
  },
  {
    name: 'cumulative layout shift',
    goal: '≤ 0.05',
    show: (shift) => shift.toFixed(3),
    isMet: (shift) => shift <= 0.05,
    read: audit('cumulative-layout-shift'),
  },
  {
    name: 'accessibility',
    goal: '100',
    show: whole,
    isMet: (points) => points === 100,
    read: score('accessibility'),
  },
  {
    name: 'performance',
    goal: '≥ 90',
    show: whole,
    isMet: (points) => points >= 90,
    read: score('performance'),
  },
];

async function measure(url: string, folder: string, run: number, browser: string): Promise<Report> {
  const file = join(folder, `${run}.json`);
  const flags = ['--headless=new', ...BROWSER_ARGS].join(' ');
  const asked = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const categories = '--only-categories=performance,accessibility';
  const env = { ...process.env, CHROME_PATH: browser };
  await promisify(execFile)(process.execPath, [CLI, url, ...asked, categories], { env });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Audits of accessibility that found something, by their names. */
const complaints = ({ audits, categories }: Report): string[] =>
  (categories.accessibility?.auditRefs ?? [])
    .map(({ id }) => id)
    .filter((id) => (audits[id]?.score ?? 1) < 1);

const mark = (isMet: boolean): string => (isMet ? '' : ' ✗');

const homeTable = (reports: readonly Report[]): string[] => [
  '| figure | goal | median | runs |',
  '| --- | --- | --- | --- |',
  ...FIGURES.map(({ name, goal, isMet, read, show }) => {
    const values = reports.map(read);
    const middle = median(values);
    return `| ${name} | ${goal} | ${show(middle)}${mark(isMet(middle))} | ${values.map(show).join(', ')} |`;
  }),
];

/** One line a page: medians of its runs. */
function pagesTable(pages: ReadonlyMap<string, readonly Report[]>): string[] {
  const rows = [...pages].map(([path, reports]) => {
    const middle = (read: Figure['read']): number => median(reports.map(read));
    const [performance, accessibility] = [middle(score('performance')), middle(score('accessibility'))];
    const found = [...new Set(reports.flatMap(complaints))].join(', ');
    return `| ${[
      `\`${path}\``,
      whole(performance) + mark(performance >= minPerformance(path)),
      whole(accessibility) + mark(accessibility === 100) + (found && ` (${found})`),
      seconds(middle(audit('largest-contentful-paint'))),
      `${whole(middle(audit('total-blocking-time')))} ms`,
      middle(audit('cumulative-layout-shift')).toFixed(3),
    ].join(' | ')} |`;
  });
  return [
    '| page | performance (≥ 80, community ≥ 95) | accessibility (100) | largest paint | blocked | shift |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

function document(
  home: readonly Report[],
  pages: ReadonlyMap<string, readonly Report[]>,
  machine: ReturnType<typeof machineNow>,
): string {
  const found = [...new Set(home.flatMap(complaints))];
  return [
    '# Pages under Lighthouse',
    '',
    `Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}. Lighthouse ${home[0]?.lighthouseVersion}, mobile profile, on the built demo site, first visit.`,
    `Machine: ${machine.text}${machine.isQuiet ? '' : ': **the machine was busy, the times are too long**'}.`,
    '',
    `## The home page, ${RUNS} runs`,
    '',
    ...homeTable(home),
    ...(found.length > 0 ? ['', `Accessibility audits with findings: ${found.join(', ')}.`] : []),
    '',
    `## Lists and pages of things, medians of ${PAGE_RUNS} runs`,
    '',
    ...pagesTable(pages),
    '',
  ].join('\n');
}

async function runs(url: string, path: string, times: number): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let run = 1; run <= times; run++) {
    reports.push(await measure(url + path, folder, run, chromium));
    process.stdout.write(`${path} ${run} of ${times}\n`);
  }
  return reports;
}

const chromium = findBrowser() ?? '';
if (chromium === '') throw new Error(NO_BROWSER);
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const machine = machineNow();
const folder = mkdtempSync(join(tmpdir(), 'setori-lighthouse-'));
const site = await startSite();
try {
  const home = only === undefined || only === 'home' ? await runs(site.url, PATH, RUNS) : [];
  const pages = new Map<string, readonly Report[]>();
  for (const path of PAGES.filter((each) => only === undefined || each === only)) {
    pages.set(path, await runs(site.url, path, PAGE_RUNS));
  }
  const text =
    only === undefined
      ? document(home, pages, machine)
      : [...homeTable(home), '', ...pagesTable(pages)].join('\n');
  if (only === undefined) writeFileSync(RESULTS, text);
  process.stdout.write(text);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
