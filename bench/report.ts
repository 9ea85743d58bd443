import type { BrowserTimes } from './chromium.ts';
import type { EverySongTimes } from './every-song.ts';
import type { HelpsTimes } from './helps.ts';
import type { LandingTimes } from './landing.ts';
import type { MedleyTimes } from './medley.ts';
import { MAX_MB, type MemoryUse } from './memory.ts';
import type { OneTeamTimes } from './one-team.ts';
import type { OrderTimes } from './orders.ts';
import { pageGoals } from './page/goals.ts';
import type { Measured, Stored } from './parts.ts';
import type { ScalarTimes } from './scalars.ts';
import type { SearchCase, SearchMode, SearchTimes } from './search.ts';
import type { SlowPage } from './slow-page.ts';
import type { StageTimes } from './stage.ts';
import type { UpgradeTimes } from './upgrades.ts';

/** A part of the benchmark each. */
export interface Results {
  readonly setting: { readonly seed: number; readonly songs: number; readonly moduleBytes: number };
  readonly orders: { readonly wasm: OrderTimes; readonly ts: OrderTimes };
  readonly scalars: { readonly wasm: ScalarTimes; readonly ts: ScalarTimes };
  readonly cold: readonly { readonly size: number; readonly wasm: number; readonly ts: number }[];
  readonly warm: readonly { readonly wasm: SearchTimes; readonly ts: SearchTimes }[];
  readonly modes: readonly { readonly wasm: SearchTimes; readonly ts: SearchTimes }[];
  readonly medley: readonly MedleyTimes[];
  readonly landing: LandingTimes;
  readonly upgrades: readonly UpgradeTimes[];
  readonly oneTeam: readonly OneTeamTimes[];
  readonly helps: readonly HelpsTimes[];
  readonly everySong: readonly EverySongTimes[];
  readonly memory: readonly MemoryUse[];
  readonly chromium: BrowserTimes | null;
  readonly stage: StageTimes;
  readonly slowPage: SlowPage | string;
}

const POINT_MODES: readonly SearchMode[] = ['points', 'points in a room', 'mission with support'];

/** The cases the goals speak of. */
const isLargest = ({ itemSets, size, top }: SearchCase): boolean =>
  itemSets === 'uniform' && size === 2_000 && top === 1;

const ms = (value: number): string => value.toFixed(2);
const times = (slow: number, fast: number): string => `${(slow / fast).toFixed(1)}×`;
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** The values of all parts; null while one was never measured. */
export function wholeResults(stored: Stored, names: readonly string[]): Results | null {
  if (!names.every((name) => name in stored)) return null;
  return Object.fromEntries(names.map((name) => [name, stored[name]?.value])) as unknown as Results;
}

/** When and where the parts were measured; those that shared the machine are named. */
export function occasion(stored: Stored): string {
  const parts = Object.entries(stored);
  const distinct = (pick: (part: Measured) => string): readonly string[] =>
    [...new Set(parts.map(([, part]) => pick(part)))].sort();
  const dates = distinct(({ date }) => date);
  const busy = parts.filter(([, { isBusy }]) => isBusy).map(([name]) => name);
  const span = dates.length > 1 ? `from ${dates[0]} to ${dates.at(-1)}` : `on ${dates[0]}`;
  return [
    `Written by \`npm run bench\` ${span}. Machine: ${distinct(({ machine }) => machine).join('; ')}.`,
    ...(busy.length > 0 ? [`Others used the machine, so these times are too long: ${busy.join(', ')}.`] : []),
  ].join(' ');
}

/** The results as a page for people. All times in milliseconds. */
export function report(results: Results, stored: Stored): string {
  const { setting, orders, warm, chromium } = results;
  const largest = warm.filter(({ wasm }) => isLargest(wasm));
  const mixed = warm.filter(
    ({ wasm }) => isLargest({ ...wasm, itemSets: 'uniform' }) && wasm.itemSets === 'mixed',
  );
  return `${[
    '# Benchmark results',
    `${occasion(stored)} Seed ${setting.seed}, demo set, ${setting.songs} expert charts, PERFECT rate 0.97. Times in milliseconds.`,
    '## Goals',
    table(
      ['goal', 'measured'],
      [
        row(
          'warm proved optimum, 2,000 cards, packing included ≤ 4 ms',
          largest
            .map(({ wasm }) => `${ms(wasm.medianMs)} (${wasm.uneven ? 'unequal' : 'equal'} levels)`)
            .join(', '),
        ),
        row(
          'the best 50 teams ≤ 15 ms, 2,000 cards',
          warm
            .filter(({ wasm }) => isLargest({ ...wasm, top: 1 }) && wasm.top === 50)
            .map(({ wasm }) => `${ms(wasm.medianMs)} (${wasm.uneven ? 'unequal' : 'equal'} levels)`)
            .join(', '),
        ),
        row(
          'medley proved: uniform ≤ 400 in the median, ≤ 1,500 at worst; mixed ≤ 2,000 in the median',
          medleys(results.medley),
        ),
        row('the ten best next upgrades ≤ 3,000, 2,000 cards', upgrades(results.upgrades)),
        row('which of 300 cards help ≤ 1,500 on one song, ≤ 10,000 on fifty', helps(results.helps)),
        row('exact landing ≤ 100, targets up to ten million in a challenge event', landing(results.landing)),
        row('every expert chart ≤ 3,000, 2,000 cards, two threads', slowest(results, 'expert')),
        row('all charts ≤ 8,000, 2,000 cards, two threads', slowest(results, null)),
        row(
          'mixed item sets ≤ 2 × whole sets, 2,000 cards',
          mixed.map(({ wasm }, i) => times(wasm.medianMs, largest[i]?.wasm.medianMs ?? 0)).join(', '),
        ),
        row(
          'event points ≤ 5 ms, 2,000 cards',
          results.modes
            .filter(({ wasm }) => isLargest({ ...wasm, mode: 'score' }) && POINT_MODES.includes(wasm.mode))
            .map(
              ({ wasm }) =>
                `${ms(wasm.medianMs)} (${wasm.mode}, ${wasm.uneven ? 'unequal' : 'equal'} levels)`,
            )
            .join(', '),
        ),
        row(
          `memory of the engine’s thread, heap and module, ≤ ${MAX_MB} MB, 2,000 cards, mixed sets`,
          memory(results.memory),
        ),
        row('in Chromium’s worker ≤ 1.5 × Node', browserRatio(results)),
        ...(chromium
          ? [
              row('in Chromium’s worker, medley', medleys(chromium.medley)),
              row('in Chromium’s worker, the ten best next upgrades', upgrades(chromium.upgrades)),
            ]
          : []),
        row('a frame of the fullest chart’s simulator ≤ 1, its first list ≤ 4', frames(results.stage)),
        ...pageGoals(results.slowPage).map((goal) => row(...goal)),
        row('orders kernel ≥ 8 × TypeScript', times(orders.ts.medianMs, orders.wasm.medianMs)),
        row('module ≤ 50 kB', `${(setting.moduleBytes / 1000).toFixed(1)} kB`),
      ],
    ),
    '## Orders kernel (notes, orders)',
    `20 teams × 120 orders × ${orders.wasm.notes} notes, every note floored twice. Checksums ${orders.wasm.checksum === orders.ts.checksum ? 'equal' : 'DIFFER'}.`,
    table(
      ['WebAssembly', 'TypeScript', 'ratio'],
      [
        row(
          ms(orders.wasm.medianMs),
          ms(orders.ts.medianMs),
          times(orders.ts.medianMs, orders.wasm.medianMs),
        ),
      ],
    ),
    '## Small kernels, 100,000 calls (combo, share, song, memory)',
    table(
      ['kernel', 'WebAssembly', 'TypeScript'],
      (['combo', 'share', 'song', 'memory'] as const).map((name) =>
        row(name, ms(results.scalars.wasm[name]), ms(results.scalars.ts[name])),
      ),
    ),
    '## Single song, warm (search, contexts, look, pick, cards, team, results, skills)',
    'Module compiled, data parsed, profile and song not yet packed. Median of one pass over all charts.',
    searchTable(warm),
    '## Event points and the game’s own order, warm (the same kernels with points, aim, places)',
    'Story and mission live, bonus of an attribute and a band; with the others’ score, or also with the support band; score under the game’s own shuffle of skills.',
    modeTable(results.modes),
    '## Medley',
    'Three charts at random, 300 to 2,000 cards, every second collection of unequal levels; stopped after 8 s.',
    table(
      ['items', 'cases', 'proved', 'median', 'worst', 'largest gap'],
      results.medley.map((one) =>
        row(
          one.itemSets,
          one.cases,
          one.proved,
          ms(one.medianMs),
          ms(one.worstMs),
          `${(one.worstGap * 100).toFixed(3)} %`,
        ),
      ),
    ),
    '## Next upgrade',
    'The ten steps that raise the score of an unfinished collection most, over ten charts; where skills wait, over the same charts two thirds faster, in which they have to.',
    table(
      ['items', 'skills', 'cards', 'steps', 'searches', 'first step known', 'median', 'worst'],
      results.upgrades.map((one) =>
        row(
          one.itemSets,
          one.isQueued ? 'wait' : 'side by side',
          one.size,
          one.possible,
          one.searches,
          ms(one.firstMs),
          ms(one.medianMs),
          ms(one.worstMs),
        ),
      ),
    ),
    '## Every song',
    'The best team of 2,000 cards for each chart, packing included, on two threads; three rounds.',
    table(
      ['charts', 'number', 'items', 'levels', 'median', 'worst'],
      results.everySong.map((one) =>
        row(
          one.only ?? 'all',
          one.charts,
          one.itemSets,
          one.uneven ? 'unequal' : 'equal',
          Math.round(one.medianMs),
          Math.round(one.worstMs),
        ),
      ),
    ),
    '## One team for several songs',
    'The team of 2,000 cards whose scores on all of them add up to most, on one thread; five different sets of songs.',
    table(
      ['items', 'levels', 'songs', 'proved', 'median', 'worst'],
      results.oneTeam.map((one) =>
        row(
          one.itemSets,
          one.uneven ? 'unequal' : 'equal',
          one.songs,
          one.proved,
          ms(one.medianMs),
          ms(one.worstMs),
        ),
      ),
    ),
    '## Single song, cold',
    'A fresh process compiles the module and answers its first question (unequal levels, data parsed).',
    table(
      ['cards', 'WebAssembly', 'TypeScript'],
      results.cold.map(({ size, wasm, ts }) => row(size, ms(wasm), ms(ts))),
    ),
    '## Single song in Chromium’s worker, warm',
    chromium
      ? table(
          ['asked', 'items', 'cards', 'levels', 'results', 'median', 'worst'],
          [...chromium.warm, ...chromium.modes].map((one) =>
            row(
              one.mode,
              one.itemSets,
              one.size,
              one.uneven ? 'unequal' : 'equal',
              one.top,
              ms(one.medianMs),
              ms(one.worstMs),
            ),
          ),
        )
      : 'No browser was found.',
  ].join('\n\n')}\n`;
}

const medleys = (all: Results['medley']): string =>
  all
    .map(
      (one) =>
        `${one.itemSets}: ${Math.round(one.medianMs)}, worst ${Math.round(one.worstMs)}, ${one.proved} of ${one.cases} proved`,
    )
    .join('; ');

const upgrades = (all: Results['upgrades']): string =>
  all
    .map(
      ({ itemSets, isQueued, worstMs }) =>
        `${itemSets}${isQueued ? ', waiting skills' : ''}: at worst ${Math.round(worstMs)}`,
    )
    .join('; ');

const helps = (all: Results['helps']): string =>
  all
    .map(({ songs, size, worstMs }) => `${songs} × ${size} cards: at worst ${Math.round(worstMs)}`)
    .join('; ');

const memory = (all: Results['memory']): string =>
  all
    .map(({ what, bytes }) => `${what}: ${bytes === null ? 'more' : `${(bytes / 1e6).toFixed(1)} MB`}`)
    .join('; ');

/** The case that takes longest. */
const slowest = ({ everySong }: Results, only: EverySongTimes['only']): string =>
  everySong
    .filter((one) => one.only === only)
    .toSorted((a, b) => b.medianMs - a.medianMs)
    .slice(0, 1)
    .map(
      ({ medianMs, worstMs, charts }) =>
        `${Math.round(medianMs)}, worst ${Math.round(worstMs)} (${charts} charts)`,
    )
    .join('');

function browserRatio({ warm, chromium }: Results): string {
  if (!chromium) return 'no browser was found';
  return warm
    .map(({ wasm }, i) => ({ wasm, browser: chromium.warm[i] }))
    .filter(({ wasm }) => isLargest(wasm))
    .map(({ wasm, browser }) => times(browser?.medianMs ?? 0, wasm.medianMs))
    .join(', ');
}

/** The columns that every table of searches has. */
const SEARCHED = ['levels', 'results', 'WebAssembly', 'of it packing', 'worst', 'nodes'];

const searched = (one: Results['warm' | 'modes'][number]['wasm']): readonly (string | number)[] => [
  one.uneven ? 'unequal' : 'equal',
  one.top,
  ms(one.medianMs),
  ms(one.packMs),
  ms(one.worstMs),
  one.nodes,
];

const modeTable = (modes: Results['modes']): string =>
  table(
    ['asked', 'items', ...SEARCHED, 'TypeScript', 'on charts'],
    modes.map(({ wasm, ts }) =>
      row(wasm.mode, wasm.itemSets, ...searched(wasm), ts.charts === 0 ? '–' : ms(ts.medianMs), ts.charts),
    ),
  );

const searchTable = (warm: Results['warm']): string =>
  table(
    ['items', 'cards', ...SEARCHED, 'TypeScript', 'ratio'],
    warm.map(({ wasm, ts }) =>
      row(wasm.itemSets, wasm.size, ...searched(wasm), ms(ts.medianMs), times(ts.medianMs, wasm.medianMs)),
    ),
  );

const landing = ({ cases, without, medianMs, worstMs }: LandingTimes): string =>
  `${ms(medianMs)}, worst of ${cases}: ${ms(worstMs)}; ${without} proved to have none`;

const frames = ({ chart, notes, medianUs, p99Us, firstMs }: StageTimes): string =>
  `${ms(medianUs / 1_000)}, 99th hundredth ${ms(p99Us / 1_000)} (${chart}, ${notes} notes); first list ${ms(firstMs)}`;
