import { loadavg } from 'node:os';
import { startLonePage } from '../tests/e2e/lone-page.ts';
import { report } from './load/report.ts';
import { median, quantile } from './quantile.ts';
import type { BenchStory } from './story-page.ts';

/** `npx tsx bench/story.ts`: compiling a story of 10,000 actions and going back in it, on a processor four times as slow, written into docs/quality.md. */

declare global {
  interface Window {
    readonly benchStory: BenchStory;
  }
}

const SLOWER = 4;
const ROUNDS = 15;
/** The first ones compile the code itself. */
const WARM = 3;
const BACK = 300;
const MAX_SHARE = 2;
const MAX_BACK_MS = 50;

const [busy = 0] = loadavg();
const alone = await startLonePage('../../bench/story-page.ts');
try {
  const { page } = await alone.open();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const back = await page.evaluate((count) => window.benchStory.stepsBack(count), BACK);
  const rounds = (await page.evaluate((count) => window.benchStory.compile(count), WARM + ROUNDS)).slice(
    WARM,
  );
  const shares = rounds.map(({ copied, compiled }) => compiled / copied);
  const ms = (values: readonly number[]): string => median(values).toFixed(1);
  const slowest = Math.max(...back);
  report(
    'Stories',
    'npx tsx bench/story.ts',
    busy,
    [
      {
        name: `compiling a scenario of 10,000 actions, as a share of \`JSON.parse\` and a structured clone of the same, median of ${ROUNDS} rounds, processor ${SLOWER} times slower`,
        goal: `≤ ${MAX_SHARE}`,
        measured: `${median(shares).toFixed(2)}: ${ms(rounds.map(({ compiled }) => compiled))} ms beside ${ms(rounds.map(({ copied }) => copied))} ms`,
        isMet: median(shares) <= MAX_SHARE,
      },
      {
        name: `a step back in it, from ${BACK} places all over it, processor ${SLOWER} times slower, the slowest`,
        goal: `≤ ${MAX_BACK_MS} ms`,
        measured: `${slowest.toFixed(1)} ms; 95th hundredth ${quantile(back, 0.95).toFixed(1)} ms, median ${ms(back)} ms`,
        isMet: slowest <= MAX_BACK_MS,
      },
    ],
    false,
  );
} finally {
  await alone.stop();
}
