import type { SolveFlag } from './solve-options.ts';

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

export const HELP = `Usage: npm run --silent solve -- (--profile FILE | --premade) (--song ID | --medley SONGS | --one-team SONGS | --all-songs) [FLAGS]

Prints the best teams as one JSON object.

${lines.join('\n')}`;
