import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { launchBrowser, newContext, PHONE } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { machineNow, tableHead } from './machine.ts';
import { LONG_MS, type Task, traced } from './page/tasks.ts';
import { median } from './quantile.ts';

/**
 * `npx tsx bench/games.ts [--rounds N] [--only GAME] [--part play|cold]` after `npm run build`: the small games on a phone whose processor is four times
 * slower: how soon after "Next" the next question is there, the longest task of a game, and on Slow 4G how soon a phone that was never here
 * sees the first question. Writes bench/games.md unless one game or part is named. A measurement, not a gate: it wants a quiet machine.
 */
const RESULTS = fileURLToPath(new URL('games.md', import.meta.url));
const SLOWER = 4;
/** Slow 4G, as the developer tools of browsers have it. */
const ROUND_TRIP_MS = 562;
const BYTES_PER_SECOND = 1_440_000 / 8;
const QUESTION_GOAL_MS = 150;
const FIRST_GOAL_MS = 2_500;
const ROUNDS = 6;
/** What a player needs at least to look at a question: the next one is fetched meanwhile. */
const LOOK_MS = 1_500;
/** What a visitor needs at least to read the settings. */
const READ_MS = 2_000;
/** Until a press or what was typed shows. */
const SEEN_MS = 300;
const SEARCH = 'main input[type=search]';
const PATIENCE_MS = 120_000;

/** Where a question is there: all that is shown is drawn, and the control answers. */
interface Asked {
  readonly shown: string;
  readonly control: string;
}

/** What is pressed: the first button of a selector whose text begins so. */
type Button = readonly [selector: string, text: string];

interface Game extends Asked {
  readonly name: string;
  /** What is done, as often as it takes, until the round is over: rightly or not. */
  readonly answer: (page: Page) => Promise<void>;
}

const FACES = 'main fieldset button:not(:disabled)';
const BUTTON = 'main button:not(:disabled)';
const START: Button = [BUTTON, 'Start'];
const NEXT: Button = [BUTTON, 'Next'];

const GAMES: readonly Game[] = [
  {
    name: 'guesswho',
    shown: 'main img[alt^="Part of the picture of a card"]',
    control: FACES,
    answer: (page) => pressIfThere(page, [FACES, '']),
  },
  {
    name: 'findme',
    shown: `${FACES} img`,
    control: FACES,
    answer: async (page) => {
      await pressIfThere(page, [FACES, '']);
      await pressIfThere(page, [BUTTON, 'These are all (1)']);
    },
  },
  {
    name: 'chartmaster',
    shown: 'main canvas[aria-label="Part of a chart"]',
    control: SEARCH,
    answer: async (page) => {
      if (!(await has(page, [SEARCH, '']))) return pressIfThere(page, [BUTTON, 'It begins at']);
      await page.keyboard.type('a');
      await page.waitForTimeout(SEEN_MS);
      await page.keyboard.press('Enter');
    },
  },
];

const ADDRESS = `server=jp&rounds=${ROUNDS}&seed=k3x9p2&data=2026-10-01`;

interface Watched {
  pressedMs: number;
  find(button: Button): HTMLElement | undefined;
  /** Resolves when the button answers. */
  answers(button: Button): Promise<void>;
  /** Resolves when the question is there and painted, with the time since the last press and since the navigation. */
  asked(what: Asked): Promise<{ readonly sincePressMs: number; readonly sinceOpenedMs: number }>;
}

interface Watching extends Window {
  watched?: Watched;
}

/** In the page, before its own scripts. What drives browsers from outside would be the longest task of all. */
function watch(): void {
  const inner = {
    hasHandlers(element: Element) {
      return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    },
    isDrawn(element: Element) {
      return !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
    },
    isAsked({ shown, control }: Asked) {
      const all = [...document.querySelectorAll(shown)];
      const controls = [...document.querySelectorAll(control)];
      return all.length > 0 && all.every(inner.isDrawn) && controls.some(inner.hasHandlers);
    },
  };
  const watched: Watched = {
    pressedMs: 0,
    find([selector, text]) {
      return [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.textContent?.startsWith(text) && inner.hasHandlers(element),
      );
    },
    async answers(button) {
      while (!watched.find(button)) await new Promise((resolve) => setTimeout(resolve, 16));
    },
    asked(what) {
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          resolve({ sincePressMs: now - watched.pressedMs, sinceOpenedMs: now });
        };
        const each = {
          frame() {
            if (inner.isAsked(what)) port2.postMessage(null);
            else requestAnimationFrame(each.frame);
          },
        };
        requestAnimationFrame(each.frame);
      });
    },
  };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      watched.pressedMs = timeStamp;
    },
    true,
  );
  (window as Watching).watched = watched;
}

const has = (page: Page, button: Button) =>
  page.evaluate((one) => (window as Watching).watched?.find(one) !== undefined, button);

/** Waits until the button answers. */
const press = (page: Page, button: Button): Promise<void> =>
  page.evaluate(async (one) => {
    await (window as Watching).watched?.answers(one);
    (window as Watching).watched?.find(one)?.click();
  }, button);

const pressIfThere = (page: Page, button: Button): Promise<void> =>
  page.evaluate((one) => (window as Watching).watched?.find(one)?.click(), button);

async function asked(page: Page, { shown, control }: Asked) {
  const question = await page.evaluate((what) => (window as Watching).watched?.asked(what), {
    shown,
    control,
  });
  if (!question) throw new Error('the page was reloaded');
  return question;
}

async function answered(page: Page, game: Game): Promise<void> {
  while (!(await has(page, NEXT))) {
    await game.answer(page);
    await page.waitForTimeout(SEEN_MS);
  }
}

/** A page that fails would be waited for without an end. */
function inTime<T>(what: string, measured: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${what}: nothing happens`)), PATIENCE_MS).unref();
  });
  return Promise.race([measured, late]);
}

async function opened(browser: Browser, url: string): Promise<Page> {
  for (const before of browser.contexts()) await before.close();
  const page = await (await newContext(browser, url, { viewport: PHONE, isTouch: true })).newPage();
  await page.addInitScript(watch);
  return page;
}

/** A page on the settings of a game, slow from now on. */
async function atSettings(browser: Browser, url: string, game: Game): Promise<Page> {
  const page = await opened(browser, url);
  await page.goto(`/game/${game.name}?${ADDRESS}`);
  await page.evaluate((one) => (window as Watching).watched?.answers(one), START);
  await page.waitForTimeout(READ_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** A whole game, from the press on "Start" to its result: how soon each question after the first was there. */
async function play(page: Page, game: Game): Promise<readonly number[]> {
  const readyMs: number[] = [];
  await press(page, START);
  await asked(page, game);
  for (let round = 1; round <= ROUNDS; round++) {
    await page.waitForTimeout(LOOK_MS);
    await answered(page, game);
    await press(page, NEXT);
    if (round < ROUNDS) readyMs.push((await asked(page, game)).sincePressMs);
  }
  await page.waitForTimeout(LOOK_MS);
  return readyMs;
}

const timed = async (browser: Browser, url: string, game: Game) =>
  play(await atSettings(browser, url, game), game);

/** A game of its own, for watching the tasks takes time, too. */
async function longestTask(browser: Browser, url: string, game: Game): Promise<Task> {
  const page = await atSettings(browser, url, game);
  return (await traced(page, () => play(page, game))).longest;
}

interface ColdSample {
  /** Since the navigation: "Start" answers. */
  readonly startMs: number;
  /** Since "Start" was pressed. */
  readonly sincePressMs: number;
  readonly sinceOpenedMs: number;
}

async function cold(browser: Browser, url: string, game: Game, lookMs: number): Promise<ColdSample> {
  const page = await opened(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`/game/${game.name}`, { waitUntil: 'commit' });
  const startMs = await page.evaluate(async (start) => {
    await (window as Watching).watched?.answers(start);
    return performance.now();
  }, START);
  await page.waitForTimeout(lookMs);
  await press(page, START);
  return { startMs, ...(await asked(page, game)) };
}

const whole = (value: number): string => value.toFixed(0);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const isMet = (value: number, goal: number): string => (value <= goal ? 'yes' : '**no**');

/** A figure in the median and in each of its measurements. */
function row(
  [game, figure]: readonly [string, string],
  samples: readonly number[],
  goal: number | null,
  write: (value: number) => string,
  more = '',
): string {
  const middle = median(samples);
  const cells = [
    `\`${game}\``,
    figure,
    write(middle),
    samples.map(write).join(', ') + more,
    goal === null ? '–' : `≤ ${write(goal)}`,
    goal === null ? '–' : isMet(middle, goal),
  ];
  return `| ${cells.join(' | ')} |`;
}

const ms = (value: number): string => `${whole(value)} ms`;

async function repeated<T>(times: number, measure: () => Promise<T>): Promise<readonly T[]> {
  const samples: T[] = [];
  while (samples.length < times) samples.push(await measure());
  return samples;
}

async function playRows(browser: Browser, url: string, game: Game): Promise<readonly string[]> {
  const ready = await repeated(rounds, () => inTime(game.name, timed(browser, url, game)));
  const tasks = await repeated(rounds, () => inTime(game.name, longestTask(browser, url, game)));
  const worst = tasks.reduce((a, b) => (b.cpuMs > a.cpuMs ? b : a));
  const parts = worst.parts.map((part) => `${part.name} ${whole(part.ms)} ms`).join(', ');
  const slowest = ` (slowest of all ${ms(Math.max(...ready.flat()))})`;
  const longest = tasks.map(({ cpuMs }) => cpuMs);
  return [
    row([game.name, 'next question'], ready.map(median), QUESTION_GOAL_MS, ms, slowest),
    row([game.name, 'longest task'], longest, LONG_MS, ms, ` (${parts})`),
  ];
}

async function coldRows(browser: Browser, url: string, game: Game): Promise<readonly string[]> {
  const atOnce = await repeated(rounds, () => inTime(game.name, cold(browser, url, game, 0)));
  const read = await repeated(rounds, () => inTime(game.name, cold(browser, url, game, READ_MS)));
  const of = (samples: readonly ColdSample[], key: keyof ColdSample) => samples.map((sample) => sample[key]);
  return [
    row([game.name, '“Start” answers'], of(atOnce, 'startMs'), null, seconds),
    row([game.name, 'first question, opened'], of(atOnce, 'sinceOpenedMs'), FIRST_GOAL_MS, seconds),
    row([game.name, 'first question, pressed at once'], of(atOnce, 'sincePressMs'), FIRST_GOAL_MS, seconds),
    row([game.name, 'first question, pressed later'], of(read, 'sincePressMs'), FIRST_GOAL_MS, seconds),
  ];
}

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, only: { type: 'string' }, part: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 3);
const machine = machineNow();
const site = await startSite();
const browser = await launchBrowser();
try {
  const rows: string[] = [];
  for (const game of GAMES.filter(({ name }) => name === (values.only ?? name))) {
    if (values.part !== 'cold') rows.push(...(await playRows(browser, site.url, game)));
    if (values.part !== 'play') rows.push(...(await coldRows(browser, site.url, game)));
  }
  const text = [
    ...tableHead(
      'Small games on a slow phone',
      'bench/games.ts',
      `${PHONE.width} × ${PHONE.height}, processor ${SLOWER} times slower`,
      machine,
    ),
    `- *Next question*: from a press on “Next”, ${LOOK_MS / 1_000} s after the question before came, until its picture is drawn and an answer can be given. The median of the ${ROUNDS - 1} of a game.`,
    '- *Longest task*: of the processor, from the press on “Start” to the result.',
    `- *First question*: a cold visit over HTTP/1.1, ${ROUND_TRIP_MS} ms and 1.44 Mbit/s. *Opened*: from the navigation, with “Start” pressed as soon as it answers. *Pressed*: from`,
    `  that press alone; *later*: ${READ_MS / 1_000} s after it answers, when the settings have been read.`,
    '',
    `| game | figure | median | ${rounds} measurements | goal | met |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  if (values.only === undefined && values.part === undefined) writeFileSync(RESULTS, text);
  process.stdout.write(text);
} finally {
  await browser.close();
  await site.stop();
}
