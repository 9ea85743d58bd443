import { readFile } from 'node:fs/promises';
import type { TeamQuestion } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import type { EventRecord } from '#model/records/event';
import { computeFromBytes } from '#wasm/host/compute';
import { ComparedSearch } from '#wasm/host/items/compared';
import { ComparedMedley } from '#wasm/host/medley/compared';
import { openOrigin } from '../origin/open-origin.ts';
import { type Log, OriginError } from '../origin/origin.ts';
import { solveAllSongs } from './many/all-songs.ts';
import { loadMedley, medleyQuestion, printMedley } from './many/medley.ts';
import { solveOneTeam } from './many/one-team.ts';
import { loadEvent, loadProfile, loadRecords, loadSong } from './solve-data.ts';
import { playOf } from './solve-event.ts';
import { SolveError } from './solve-flags.ts';
import { readSolveOptions, type SolveFlag, type SolveOptions } from './solve-options.ts';
import { printAnswer } from './solve-print.ts';

/** Value and meaning of each flag; an empty value marks a switch. */
const FLAGS: Readonly<Record<SolveFlag, readonly [value: string, meaning: string]>> = {
  data: ['DIR', 'a folder with published data in place of the demo set'],
  origin: ['URL', 'another site with the same API'],
  'demo-seed': ['1', 'seed of the demo set'],
  'demo-date': ['2026-01-01', 'today in the demo set'],
  profile: ['FILE', 'an exported profile'],
  premade: ['', 'a full, finished collection in its place, with all missions'],
  song: ['ID', 'the best teams for one chart, with --difficulty'],
  difficulty: ['expert', 'easy, normal, hard, expert or special'],
  medley: ['1:expert,2:expert,3:special', 'three teams without a common card, for three songs in a row'],
  'one-team': ['1:expert,2:special', 'the one team whose scores on these charts add up to most'],
  'all-songs': ['', 'the best team for each chart, of one --difficulty or of all'],
  upgrade: ['', 'with --song: also the single steps that raise the target most'],
  seconds: ['60', 'ends the search then; "gap" is how much better the best could be'],
  server: ['jp', 'whose values count: jp, en, tw, cn or kr'],
  'perfect-rate': ['1', 'share of PERFECT notes; all others are GREAT'],
  live: ['free|multi|match', 'alone, in a room (in a festival: its match), or a match of a VS event'],
  'room-power': ['N', 'with --live multi: average power of the others'],
  'room-skill': ['115', 'with --live multi: their skill, in per cent'],
  'room-seconds': ['7', 'with --live multi: how long it lasts'],
  encore: ['own|other|random', 'with --live multi: who plays the encore'],
  event: ['ID', 'its bonus, and the points of its lives'],
  target: ['score|points|both', 'what the team is sought for; points need --event'],
  boosts: ['0-3', 'live boosts spent'],
  place: ['1-5', 'place in the match of a VS event or festival'],
  result: ['win|lose', 'result of the match of a festival'],
  'challenge-points': ['200|400|800|1600', 'plays a challenge live for them'],
  formula: ['0|1|2', 'generation of the point formulas; 2 is of today'],
  'treat-as': ['level,trained,episodes', 'counts all cards as grown so far'],
  temporary: ['1,2', 'cards that count as owned'],
  exclude: ['1,2', 'cards that may not play'],
  must: ['3', 'cards that have to play'],
  leader: ['4', 'the card that leads'],
  sixth: ['leader|best|ID', 'whose skill goes off sixth'],
  items: [
    'uniform|mixed',
    'whole sets of area items, or each place its own; mixed also prints "uniform": what whole sets reach at best, null if that was not proved',
  ],
  order: ['uniform|native', "all orders of skills alike, or the game's own shuffle"],
  delay: ['0.08', 'seconds by which skills last longer'],
  queue: [
    '',
    'a skill waits until the one before has been over for 0.75 s; of several songs, charts in which one may wait are counted side by side and named by "mayWait" or "notes"',
  ],
  'min-power': ['0', 'lowest power of the team'],
  top: ['10', 'number of teams'],
  engine: ['wasm|ts', 'WebAssembly or TypeScript; the answer is the same'],
};

const lines = Object.entries(FLAGS).map(([flag, [value, meaning]]) => {
  const usage = value === '' ? `--${flag}` : `--${flag} ${value}`;
  return `  ${usage.padEnd(40)} ${meaning}`;
});

const HELP = `Usage: npm run --silent solve -- (--profile FILE | --premade) (--song ID | --medley SONGS | --one-team SONGS | --all-songs) [FLAGS]

Prints the best teams as one JSON object.

${lines.join('\n')}`;

/** `npm run solve`: the best teams as one JSON object on stdout; an error is one line on stderr. */

const WASM = new URL('../../wasm/build/setori.wasm', import.meta.url);

const UPGRADES_SHOWN = 10;

/** The module's bytes; null when it was not built or is not wanted. */
async function moduleBytes(options: SolveOptions): Promise<Uint8Array<ArrayBuffer> | null> {
  return options.inTypeScript ? null : readFile(WASM).catch(() => null);
}

function ask(
  options: SolveOptions,
  profile: Profile,
  level: number,
  event: EventRecord | null,
): TeamQuestion {
  return {
    server: options.server,
    profile,
    level,
    perfectRate: options.perfectRate,
    room: options.room,
    order: options.order,
    skillDelay: options.skillDelay,
    skillQueue: options.skillQueue,
    target: options.play.target,
    ...playOf(event, options.play, {
      isMedley: options.task.kind === 'medley',
      live: options.live,
    }),
    sixth: options.sixth,
    itemSets: options.itemSets,
    treatAs: options.treatAs,
    temporary: options.temporary,
    constraints: {
      exclude: options.exclude,
      must: options.must,
      leader: options.leader,
      minPower: options.minPower,
    },
    top: options.top,
  };
}

/** Goes on until the answer is proved or the time is over. */
function run<Answer>(search: Searching<Answer>, seconds: number): Answer {
  const end = performance.now() + seconds * 1_000;
  while (!search.advance(Math.min(1_000, seconds * 1_000)) && performance.now() < end);
  return search.answer();
}

interface Searching<Answer> {
  advance(ms: number): boolean;
  answer(): Answer;
}

async function solve(options: SolveOptions, log: Log): Promise<string> {
  const origin = await openOrigin(options.origin, log);
  try {
    const records = await loadRecords(origin);
    const profile = await loadProfile(options, records, log);
    const event = await loadEvent(origin, options.event);
    const compute = await computeFromBytes(await moduleBytes(options));
    const { task } = options;
    if (task.kind === 'medley') {
      const songs = await loadMedley(origin, records, task.songs);
      const question = medleyQuestion(ask(options, profile, 0, event), songs.levels);
      const data = { ...records.data, charts: songs.charts };
      const search = new ComparedMedley(question, (one) => compute.startMedleySearch(one, data));
      const told = { advance: (ms: number) => search.advance(ms), answer: () => search.report() };
      const boosts = event?.type === 'medley' ? options.play.boosts : null;
      return printMedley(run(told, options.seconds), {
        songs: task.songs,
        itemSets: options.itemSets,
        boosts,
      });
    }
    const { seconds } = options;
    const shared = { origin, records, compute, seconds, question: ask(options, profile, 0, event) };
    if (task.kind === 'oneTeam') return await solveOneTeam({ ...shared, songs: task.songs });
    if (task.kind === 'allSongs') return await solveAllSongs({ ...shared, difficulty: task.difficulty });
    const { chart, level } = await loadSong(origin, records, task);
    const question = ask(options, profile, level, event);
    const data = { ...records.data, chart };
    const search = new ComparedSearch(question, (one) => compute.startTeamSearch(one, data));
    const answer = run(search, options.seconds);
    const next = options.upgrade
      ? run(compute.startUpgradeSearch(question, data, UPGRADES_SHOWN), options.seconds)
      : null;
    return printAnswer(answer, question, next);
  } finally {
    await origin.close();
  }
}

/** An error is one line: what went wrong, and the first trouble with the data that may be why. */
function explain(message: string, [first, ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : `, and ${others.length} more like it`;
  return (first === undefined ? message : `${message} (${first}${more})`).replaceAll(/\s+/g, ' ');
}

const troubles: string[] = [];
try {
  const args = process.argv.slice(2);
  const text = args.includes('--help')
    ? HELP
    : await solve(readSolveOptions(args, process.env, new Date()), (line) => troubles.push(line));
  process.stdout.write(`${text}\n`);
  for (const line of troubles) process.stderr.write(`${line}\n`);
} catch (error) {
  const isExpected = error instanceof SolveError || error instanceof OriginError;
  process.stderr.write(`${explain(isExpected ? error.message : `solve broke: ${error}`, troubles)}\n`);
  process.exitCode = 2;
}
