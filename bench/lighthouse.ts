import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSite } from '../tests/e2e/site.ts';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../tests/setup/browser.ts';

/**
 * `npm run lighthouse`: the home page of the built site under Lighthouse's mobile profile, five times, as a visitor who
 * was never here. Writes the medians into bench/lighthouse.md. A measurement, not a gate: it wants a quiet machine.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = join(ROOT, 'node_modules/lighthouse/cli/index.js');
const RESULTS = join(ROOT, 'bench/lighthouse.md');
const RUNS = 5;
const PATH = '/';
/** Beside this many waiting tasks per core the figures say more about the machine than about the page. */
const QUIET_LOAD = 0.5;

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
    ...{ name: 'largest contentful paint', goal: '≤ 2.5 s', show: seconds },
    ...{ isMet: (ms) => ms <= 2_500, read: audit('largest-contentful-paint') },
  },
  {
    ...{ name: 'total blocking time', goal: '≤ 300 ms', show: (ms) => `${whole(ms)} ms` },
    ...{ isMet: (ms) => ms <= 300, read: audit('total-blocking-time') },
  },
  {
    ...{ name: 'cumulative layout shift', goal: '≤ 0.05', show: (shift) => shift.toFixed(3) },
    ...{ isMet: (shift) => shift <= 0.05, read: audit('cumulative-layout-shift') },
  },
  {
    ...{ name: 'accessibility', goal: '100', show: whole },
    ...{ isMet: (points) => points === 100, read: score('accessibility') },
  },
  {
    ...{ name: 'performance', goal: '≥ 90', show: whole },
    ...{ isMet: (points) => points >= 90, read: score('performance') },
  },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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

function document(reports: readonly Report[], load: number): string {
  const rows = FIGURES.map(({ name, goal, isMet, read, show }) => {
    const values = reports.map(read);
    const middle = median(values);
    return `| ${name} | ${goal} | ${show(middle)}${isMet(middle) ? '' : ' ✗'} | ${values.map(show).join(', ')} |`;
  });
  const [processor] = cpus();
  const isQuiet = load / cpus().length <= QUIET_LOAD;
  const found = [...new Set(reports.flatMap(complaints))];
  return [
    '# The home page under Lighthouse',
    '',
    `Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}. Lighthouse ${reports[0]?.lighthouseVersion}, mobile profile, ${RUNS} runs of \`${PATH}\` on the built demo site, first visit.`,
    `Machine: ${processor?.model.trim()}, ${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)} at the start${isQuiet ? '' : ': **the machine was busy, the times are too long**'}.`,
    '',
    '| figure | goal | median | runs |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(found.length > 0 ? ['', `Accessibility audits with findings: ${found.join(', ')}.`] : []),
    '',
  ].join('\n');
}

const browser = findBrowser();
if (browser === null) throw new Error(NO_BROWSER);
const load = loadavg()[0] ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'setori-lighthouse-'));
const site = await startSite();
try {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run++) {
    reports.push(await measure(site.url + PATH, folder, run, browser));
    process.stdout.write(`run ${run} of ${RUNS}\n`);
  }
  const text = document(reports, load);
  writeFileSync(RESULTS, text);
  process.stdout.write(text);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
