import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { readPastEvents } from '#model/forecast/read-samples';
import { inventedEvents } from '#tests/model/forecast/invented-events';
import { leaveOneOut, METHODS, type Score, walkForward } from '#tests/model/forecast/judge';
import { report } from '../load/report.ts';
import type { Figure } from '../load/site.ts';

/** `npm run bench:forecast [-- FILE]`: how far forecasts miss beside simple methods, on real events where they are, and on invented ones. */

const FILE = process.argv[2] ?? '../shared/data/event-curves-jp.json';
/** Walking forward begins with so many past events. */
const FIRST_EVENTS = 20;
/** Percent of the final value, by share of the event. */
const GOALS: Readonly<Record<string, number>> = { 0.5: 5.5, 0.7: 4.2, 0.85: 3.3, 0.9: 2.4, 0.95: 1.8 };

function table(title: string, scores: readonly Score[]): string {
  const rows = scores.map(({ progress, held, misses, cases }) =>
    [
      `${progress * 100} %`,
      ...METHODS.map((method) => misses[method].toFixed(1)),
      `${(held * 100).toFixed(0)} %`,
      cases,
    ].join(' | '),
  );
  return `${title}\n\n| of the event | ${METHODS.join(' | ')} | interval holds | cases |\n|${'---|'.repeat(METHODS.length + 3)}\n${rows.map((row) => `| ${row} |`).join('\n')}\n\n`;
}

const figureOf =
  (way: string) =>
  ({ progress, held, misses }: Score): Figure => {
    const goal = GOALS[progress] ?? 0;
    return {
      name: `final cutoff at ${progress * 100} % of real events, ${way}`,
      goal: `mean miss ≤ ${goal} %, 85–95 % within the interval`,
      measured: `${misses.forecast.toFixed(2)} %, ${(held * 100).toFixed(1)} % within; ${METHODS.slice(1)
        .map((method) => `${method} ${misses[method].toFixed(1)} %`)
        .join(', ')}`,
      isMet: misses.forecast <= goal && held >= 0.85 && held <= 0.95,
    };
  };

const [busy = 0] = loadavg();
if (existsSync(FILE)) {
  const read = readPastEvents(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!read.ok) throw new Error(`${FILE}: ${read.reason}`);
  const one = leaveOneOut(read.value.events);
  const forward = walkForward(read.value.events, FIRST_EVENTS);
  process.stdout.write(table('Real events, each from all the others', one));
  process.stdout.write(table('Real events, each from those before it', forward));
  const figures = [
    ...one.map(figureOf('each from all the others')),
    ...forward.map(figureOf('each from those before it')),
  ];
  report('Forecast of cutoffs', 'npm run bench:forecast', busy, figures, false);
} else process.stdout.write(`Real events were left out: there is no ${FILE}.\n\n`);
process.stdout.write(table('Invented events, each from all the others', leaveOneOut(inventedEvents(30, 1))));
process.stdout.write(
  table('Invented events, each from those before it', walkForward(inventedEvents(30, 1), FIRST_EVENTS)),
);
