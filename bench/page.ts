import type { Browser, Page } from 'playwright';
import { finishedCard } from '#model/profile/premade';
import { type Challenge, loadChallenge, reducedProfile } from '../tests/e2e/data.ts';
import { launchBrowser, newContext } from '../tests/e2e/launch.ts';
import { startSite } from '../tests/e2e/site.ts';
import { builderPath, TeamBuilderPage } from '../tests/e2e/team-builder-page.ts';
import { measureEverySongPage } from './page/every-song.ts';
import { type Gesture, type GestureProps, measureGestures } from './page/gestures.ts';
import { type ListTimes, measureList, measureScrolling } from './page/list.ts';
import { askTwice, type Sample } from './page/questions.ts';
import type { Task } from './page/tasks.ts';

/**
 * `npx tsx bench/page.ts [slow]` after `npm run build`: how long a visitor waits on the built page, with the premade
 * full-size profile, from the click on Calculate to the painted result, and the longest task that held up the page
 * meanwhile and at what else visitors do. `slow` makes the processor that many times slower. A measurement, not a gate.
 */
const SONGS = 20;
const ROUNDS = 5;
const slow = Number(process.argv[2] ?? 1);

async function songIds(url: string): Promise<number[]> {
  const rows: Record<string, { difficulty?: Record<string, unknown> }> = await (
    await fetch(`${url}/api/songs/all.5.json`)
  ).json();
  return Object.keys(rows)
    .filter((id) => rows[id]?.difficulty?.[3])
    .slice(0, SONGS)
    .map(Number);
}

/** A page of a visitor who was never here, on a processor as slow as wanted. */
async function newPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await newContext(browser, url)).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return page;
}

/** A collection of every card there is, more than any server has. */
function gestureProps(challenge: Challenge): GestureProps {
  const cards = [...challenge.data.cards.values()].map(finishedCard);
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
    return `  ${name}: ${taskText(longestOf(tasks.map(({ longest }) => longest)))}`;
  });
  return [`longest task of ${rounds.length} rounds (goal 50 ms):`, ...lines, ''].join('\n');
}

const listText = (times: readonly ListTimes[], scrolled: Gesture): string =>
  [
    'list of all cards, from the press to the painted count (goal 100 ms), longest task (goal 50 ms):',
    ...times.map(({ name, paintedMs, longest }) => `  ${name}: ${inMs(paintedMs)}, ${taskText(longest)}`),
    `  ${scrolled.name}: ${taskText(scrolled.longest)}`,
    '',
  ].join('\n');

const site = await startSite();
const browser = await launchBrowser();
try {
  const page = await newPage(browser, site.url);
  await page.goto(builderPath());
  await new TeamBuilderPage(page).takePremadeProfile();
  const samples = [];
  for (const song of await songIds(site.url)) samples.push(await askTwice(page, song));
  const first = samples.map((sample) => sample.first);
  const next = samples.map((sample) => sample.next);
  process.stdout.write(questionText('first question', first) + questionText('next question', next));
  const every = await measureEverySongPage(page);
  process.stdout.write(
    `the best team for every song: ${inMs(every.ms)}; longest task meanwhile (goal 50 ms): ${taskText(every.longest)}\n\n`,
  );
  process.stdout.write(`${listText(await measureList(page), await measureScrolling(page))}\n`);
  await page.context().close();
  const props = gestureProps(await loadChallenge(site.url));
  const rounds: Gesture[][] = [];
  while (rounds.length < ROUNDS) {
    const visitor = await newPage(browser, site.url);
    rounds.push(await measureGestures(visitor, props));
    await visitor.context().close();
  }
  process.stdout.write(gesturesText(rounds));
} finally {
  await browser.close();
  await site.stop();
}
