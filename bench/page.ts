import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { finishedCard } from '#model/profile/premade';
import { type Challenge, loadChallenge, reducedProfile } from '../tests/e2e/data.ts';
import { launchBrowser, newContext, PHONE } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { builderPath, TeamBuilderPage } from '../tests/e2e/team-builder-page.ts';
import { measureEverySong, measureMedley } from './page/answers.ts';
import { type Gesture, type GestureProps, measureGestures } from './page/gestures.ts';
import { type ListTimes, measureList } from './page/list.ts';
import { measureOpening, OPENED, type Opening } from './page/opening.ts';
import { inFullPace, pace, slowDown } from './page/pace.ts';
import { press } from './page/pointing.ts';
import { askTwice, type Sample } from './page/questions.ts';
import type { LongestTasks, PageResults } from './page/results.ts';
import { measureScrolling, openAllCards } from './page/scrolling.ts';
import { LONG_MS, type Task } from './page/tasks.ts';
import { median, quantile } from './quantile.ts';

/**
 * `npx tsx bench/page.ts [slow] [part …] [--rounds N] [--phone]` after `npm run build`: how long a visitor waits on the built page, with the premade
 * full-size profile, from the click on Calculate to the painted result, and the longest task that held up the page
 * meanwhile and at what else visitors do. `slow` makes the processor that many times slower; parts are those below, all if none is
 * named; N songs are asked for, else twenty, and all else is taken N times, else five;
 * `--phone` is a touched screen of 390 × 844, `--json` prints the longest tasks, when lists were painted and the page's pace, and nothing else. Waits for the page to
 * run at its full pace, and measures once more what ended at another. A measurement, not a gate.
 */
const PARTS = ['opening', 'questions', 'every', 'medley', 'lists', 'scrolling', 'gestures'] as const;
/** Those of one visitor with the premade profile. */
const VISITED = ['questions', 'every', 'medley', 'lists', 'scrolling'] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, phone: { type: 'boolean' }, json: { type: 'boolean' } },
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

/** A page of a visitor who was never here, on a processor as slow as wanted, instead of the page before: one at a time is measured. */
async function newPage(browser: Browser, url: string): Promise<Page> {
  for (const before of browser.contexts()) await before.close();
  const context = await newContext(browser, url, values.phone ? { viewport: PHONE, isTouch: true } : {});
  const page = await context.newPage();
  await slowDown(page, slow);
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

const kept: LongestTasks[] = [];

const middleAndWorst = (ms: readonly number[]) => ({
  medianMs: median(ms),
  worstMs: Math.max(...ms),
});

/** For `--json`. */
function keep(
  name: string,
  samples: readonly Pick<Gesture, 'longest'>[],
  painted: readonly number[] = [],
): void {
  const cpu = samples.map(({ longest }) => longest.cpuMs);
  kept.push({
    name,
    times: cpu.length,
    beyond: cpu.filter((ms) => ms > LONG_MS).length,
    ...middleAndWorst(cpu),
    painted: painted.length === 0 ? null : middleAndWorst(painted),
  });
}

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;

const longestOf = (tasks: readonly Task[]): Task =>
  tasks.reduce((longest, task) => (task.cpuMs > longest.cpuMs ? task : longest));

const taskText = ({ cpuMs, wallMs, parts }: Task): string =>
  `${inMs(cpuMs)} (${inMs(wallMs)} by the clock; ${parts.map(({ name, ms }) => `${name} ${inMs(ms)}`).join(', ')})`;

function questionText(name: string, samples: readonly Sample[], goal = ' (goal 150 ms)'): string {
  const times = (ms: readonly number[]): string =>
    `median ${inMs(median(ms))}, 95th percentile ${inMs(quantile(ms, 0.95))}, worst ${inMs(Math.max(...ms))}`;
  const tasks = samples.map(({ longest }) => longest);
  const cpu = tasks.map(({ cpuMs }) => cpuMs);
  return [
    `${name}, ${samples.length} times, from click to painted${goal}:`,
    `  verdict: ${times(samples.map(({ verdictMs }) => verdictMs))}`,
    `  all teams: ${times(samples.map(({ wholeMs }) => wholeMs))}`,
    `  longest task meanwhile (goal 50 ms): median ${inMs(median(cpu))}, worst ${taskText(longestOf(tasks))}`,
    '',
  ].join('\n');
}

/** What was measured of one gesture, round by round. */
function byName<T extends Gesture>(
  rounds: readonly (readonly T[])[],
): readonly (readonly [string, readonly T[]])[] {
  const names = rounds[0]?.map(({ name }) => name) ?? [];
  // Two presses may have one name.
  return names.map((name, place) => [name, rounds.flatMap((round) => round[place] ?? [])]);
}

function longestText(gestures: readonly Gesture[]): string {
  const longest = gestures.map((gesture) => gesture.longest);
  const cpu = longest.map(({ cpuMs }) => cpuMs);
  return `median ${inMs(median(cpu))}, worst ${taskText(longestOf(longest))}`;
}

function gesturesText(title: string, rounds: readonly (readonly Gesture[])[]): string {
  const lines = byName(rounds).map(([name, gestures]) => {
    keep(name, gestures);
    return `  ${name}: ${longestText(gestures)}`;
  });
  return [`${title}, longest task of ${rounds.length} rounds (goal 50 ms):`, ...lines, '\n'].join('\n');
}

function listText(rounds: readonly (readonly ListTimes[])[]): string {
  const lines = byName(rounds).map(([name, times]) => {
    const painted = times.flatMap(({ paintedMs }) => paintedMs ?? []);
    keep(name, times, painted);
    const shown =
      painted.length === 0
        ? 'shows the same'
        : `median ${inMs(median(painted))}, worst ${inMs(Math.max(...painted))}`;
    return `  ${name}: ${shown}; longest task: ${longestText(times)}`;
  });
  return [
    `list of all cards, ${rounds.length} rounds, from the click or the key to the painted list (goal 100 ms), longest task (goal 50 ms):`,
    ...lines,
    '\n',
  ].join('\n');
}

/** One round after the other. */
async function inRounds<T>(measure: () => Promise<T>): Promise<T[]> {
  const rounds: T[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measure());
  return rounds;
}

/** Short ones, all of which can be taken again. */
const inPacedRounds = <T>(measure: () => Promise<T>): Promise<T[]> => inRounds(() => inFullPace(measure));

const opened = async (browser: Browser, url: string, path: string): Promise<Opening> =>
  measureOpening(await newPage(browser, url), path);

async function openingText(browser: Browser, url: string): Promise<string> {
  const lines = [`tasks while a page opens, ${ROUNDS} times each (goal 50 ms):`];
  for (const path of OPENED) {
    const openings = await inPacedRounds(() => opened(browser, url, path));
    const longest = median(openings.map((each) => each.longest.cpuMs));
    const blocked = median(openings.map(({ blockedMs }) => blockedMs));
    const worst = taskText(longestOf(openings.map((each) => each.longest)));
    lines.push(`  ${path}: median ${inMs(longest)}, beyond 50 ms in all ${inMs(blocked)}, worst ${worst}`);
  }
  return [...lines, ''].join('\n');
}

function paceText(): string {
  const { bestMs, median, worst, again } = pace();
  return `the page's pace: a fixed piece of work took it ${bestMs.toFixed(1)} ms at best; ${median.toFixed(1)} times that in the median and ${worst.toFixed(1)} at worst before and after what was measured, ${slow} times slowed down; measured again, because it took longer then: ${again} times\n`;
}

const write = (text: string): void => {
  if (!values.json) process.stdout.write(text);
};

/** Writes what was measured of one question. */
function answered(name: string, samples: readonly Sample[], goal?: string): void {
  keep(name, samples);
  write(questionText(name, samples, goal));
}

/** Questions, every song, a medley and lists, by one visitor with the premade profile. */
async function measureVisitor(page: Page, url: string): Promise<void> {
  await page.goto(builderPath());
  const builder = new TeamBuilderPage(page);
  await press(builder.button('Try with all cards'));
  await builder.profileShown();
  if (wants('questions')) {
    const samples = [];
    for (const song of await songIds(url)) samples.push(await inFullPace(() => askTwice(page, song)));
    answered(
      'first question',
      samples.map(({ first }) => first),
    );
    answered(
      'next question',
      samples.map(({ next }) => next),
    );
  }
  if (wants('every'))
    answered('the best team for every song', await inPacedRounds(() => measureEverySong(page)), '');
  if (wants('medley')) {
    const songs = await songIds(url, MEDLEY_SONGS);
    answered('the best teams for a medley', await inPacedRounds(() => measureMedley(page, songs)), '');
  }
  if (wants('lists')) write(listText(await inRounds(() => measureList(page))));
  if (wants('scrolling')) {
    await openAllCards(page);
    const rounds = await inRounds(() => measureScrolling(page));
    write(gesturesText('list of all cards while it is scrolled', rounds));
  }
}

// One visitor does in a minute what others do in a day.
const site = await startSite([], { RATE_LIMITS: 'off' });
const browser = await launchBrowser();
try {
  // Its pace is shown before anything is measured.
  await newPage(browser, site.url);
  if (wants('opening')) write(await openingText(browser, site.url));
  if (VISITED.some(wants)) {
    const page = await newPage(browser, site.url);
    await measureVisitor(page, site.url);
  }
  if (wants('gestures')) {
    const props = gestureProps(await loadChallenge(site.url));
    const rounds = await inPacedRounds(async () => measureGestures(await newPage(browser, site.url), props));
    write(gesturesText('the team builder', rounds));
  }
  write(paceText());
  if (values.json) process.stdout.write(JSON.stringify({ tasks: kept, pace: pace() } satisfies PageResults));
} finally {
  await browser.close();
  await site.stop();
}
