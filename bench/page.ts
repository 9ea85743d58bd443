import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { finishedCard } from '#model/profile/premade';
import { type Challenge, loadChallenge, reducedProfile } from '../tests/e2e/data.ts';
import { launchBrowser, newContext, PHONE } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { builderPath, TeamBuilderPage } from '../tests/e2e/team-builder-page.ts';
import { type Answer, measureEverySong, measureMedley } from './page/answers.ts';
import { type Gesture, type GestureProps, measureGestures } from './page/gestures.ts';
import { type ListTimes, measureList, measureScrolling } from './page/list.ts';
import { measureOpening, OPENED, type Opening } from './page/opening.ts';
import { askTwice, type Sample } from './page/questions.ts';
import type { Task } from './page/tasks.ts';

/**
 * `npx tsx bench/page.ts [slow] [part …] [--rounds N] [--phone]` after `npm run build`: how long a visitor waits on the built page, with the premade
 * full-size profile, from the click on Calculate to the painted result, and the longest task that held up the page
 * meanwhile and at what else visitors do. `slow` makes the processor that many times slower; parts are those below, all if none is
 * named; gestures and openings are taken N times, else five, and N songs are asked for, else twenty;
 * `--phone` is a screen of 390 × 844. A measurement, not a gate.
 */
const PARTS = ['opening', 'questions', 'every', 'medley', 'lists', 'scrolling', 'gestures'] as const;
/** Those of one visitor with the premade profile. */
const VISITED = ['questions', 'every', 'medley', 'lists', 'scrolling'] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, phone: { type: 'boolean' } },
});
const SONGS = Number(values.rounds ?? 20);
const ROUNDS = Number(values.rounds ?? 5);
const MEDLEY_SONGS = 3;
const [slower = '1', ...named] = positionals;
const slow = Number(slower);
const wants = (part: (typeof PARTS)[number]): boolean => named.length === 0 || named.includes(part);

async function songIds(url: string, count = SONGS): Promise<number[]> {
  const rows: Record<string, { difficulty?: Record<string, unknown> }> = await (
    await fetch(`${url}/api/songs/all.5.json`)
  ).json();
  return Object.keys(rows)
    .filter((id) => rows[id]?.difficulty?.[3])
    .slice(0, count)
    .map(Number);
}

/** A page of a visitor who was never here, on a processor as slow as wanted. */
async function newPage(browser: Browser, url: string): Promise<Page> {
  const context = await newContext(browser, url, values.phone ? { viewport: PHONE } : {});
  const page = await context.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return page;
}

/** A collection of every card there is, more than any server has. */
function gestureProps(challenge: Challenge): GestureProps {
  const cards = [...challenge.data.cards.values()].map((card) => finishedCard(card));
  return {
    profile: JSON.stringify({ ...reducedProfile(challenge, 1), name: 'Whole', cards }),
    cards: cards.length,
    song: challenge.song.title.find((title) => title !== null) ?? '',
  };
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

const longestOf = (tasks: readonly Task[]): Task =>
  tasks.reduce((longest, task) => (task.cpuMs > longest.cpuMs ? task : longest));

const taskText = ({ cpuMs, wallMs, parts }: Task): string =>
  `${inMs(cpuMs)} (${inMs(wallMs)} by the clock; ${parts.map(({ name, ms }) => `${name} ${inMs(ms)}`).join(', ')})`;

function questionText(name: string, samples: readonly Sample[]): string {
  const times = (ms: readonly number[]): string =>
    `median ${inMs(quantile(ms, 0.5))}, 95th percentile ${inMs(quantile(ms, 0.95))}, worst ${inMs(Math.max(...ms))}`;
  const tasks = samples.map(({ longest }) => longest);
  const cpu = tasks.map(({ cpuMs }) => cpuMs);
  return [
    `${name}, ${samples.length} songs, from click to painted (goal 150 ms):`,
    `  verdict: ${times(samples.map(({ verdictMs }) => verdictMs))}`,
    `  all teams: ${times(samples.map(({ wholeMs }) => wholeMs))}`,
    `  longest task meanwhile (goal 50 ms): median ${inMs(quantile(cpu, 0.5))}, worst ${taskText(longestOf(tasks))}`,
    '',
  ].join('\n');
}

function gesturesText(rounds: readonly (readonly Gesture[])[]): string {
  const names = rounds[0]?.map(({ name }) => name) ?? [];
  const lines = names.map((name) => {
    const tasks = rounds.flatMap((round) => round.filter((each) => each.name === name));
    const longest = tasks.map((task) => task.longest);
    const median = quantile(
      longest.map(({ cpuMs }) => cpuMs),
      0.5,
    );
    return `  ${name}: median ${inMs(median)}, worst ${taskText(longestOf(longest))}`;
  });
  return [`longest task of ${rounds.length} rounds (goal 50 ms):`, ...lines, ''].join('\n');
}

const answerText = (name: string, { ms, longest }: Answer): string =>
  `${name}: ${inMs(ms)}; longest task meanwhile (goal 50 ms): ${taskText(longest)}\n\n`;

const listText = (times: readonly ListTimes[]): string =>
  [
    'list of all cards, from the press to the painted list (goal 100 ms), longest task (goal 50 ms):',
    ...times.map(
      ({ name, paintedMs, longest }) =>
        `  ${name}: ${paintedMs === null ? 'shows the same' : inMs(paintedMs)}, ${taskText(longest)}`,
    ),
    '\n',
  ].join('\n');

const scrollText = (gestures: readonly Gesture[]): string =>
  [
    'list of all cards, longest task while it is scrolled (goal 50 ms):',
    ...gestures.map(({ name, longest }) => `  ${name}: ${taskText(longest)}`),
    '\n',
  ].join('\n');

async function opened(browser: Browser, url: string, path: string): Promise<Opening> {
  const page = await newPage(browser, url);
  const opening = await measureOpening(page, path);
  await page.context().close();
  return opening;
}

async function openingText(browser: Browser, url: string): Promise<string> {
  const lines = [`tasks while a page opens, ${ROUNDS} times each (goal 50 ms):`];
  for (const path of OPENED) {
    const openings: Opening[] = [];
    while (openings.length < ROUNDS) openings.push(await opened(browser, url, path));
    const longest = quantile(
      openings.map((each) => each.longest.cpuMs),
      0.5,
    );
    const blocked = quantile(
      openings.map(({ blockedMs }) => blockedMs),
      0.5,
    );
    const worst = taskText(longestOf(openings.map((each) => each.longest)));
    lines.push(`  ${path}: median ${inMs(longest)}, beyond 50 ms in all ${inMs(blocked)}, worst ${worst}`);
  }
  return [...lines, ''].join('\n');
}

const write = (text: string): void => void process.stdout.write(text);

/** Questions, every song, a medley and lists, by one visitor with the premade profile. */
async function measureVisitor(page: Page, url: string): Promise<void> {
  await page.goto(builderPath());
  await new TeamBuilderPage(page).takePremadeProfile();
  if (wants('questions')) {
    const samples = [];
    for (const song of await songIds(url)) samples.push(await askTwice(page, song));
    const first = samples.map((sample) => sample.first);
    const next = samples.map((sample) => sample.next);
    write(questionText('first question', first) + questionText('next question', next));
  }
  if (wants('every')) write(answerText('the best team for every song', await measureEverySong(page)));
  if (wants('medley')) {
    const songs = await songIds(url, MEDLEY_SONGS);
    write(answerText('the best teams for a medley', await measureMedley(page, songs)));
  }
  if (wants('lists')) write(listText(await measureList(page)));
  if (wants('scrolling')) write(scrollText(await measureScrolling(page)));
}

const site = await startSite();
const browser = await launchBrowser();
try {
  if (wants('opening')) write(await openingText(browser, site.url));
  if (VISITED.some(wants)) {
    const page = await newPage(browser, site.url);
    await measureVisitor(page, site.url);
    await page.context().close();
  }
  const rounds: Gesture[][] = [];
  const props = gestureProps(await loadChallenge(site.url));
  while (wants('gestures') && rounds.length < ROUNDS) {
    const visitor = await newPage(browser, site.url);
    rounds.push(await measureGestures(visitor, props));
    await visitor.context().close();
  }
  if (rounds.length > 0) write(gesturesText(rounds));
} finally {
  await browser.close();
  await site.stop();
}
