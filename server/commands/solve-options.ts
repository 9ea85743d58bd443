import { parseArgs } from 'node:util';
import { DEFAULT_ROOM } from '#model/compute/room';
import {
  ENCORES,
  ITEM_SETS,
  type ItemSets,
  type RoomAssumption,
  SKILL_ORDERS,
  type SkillOrder,
  type TreatAs,
} from '#model/compute/team';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { OriginOptions } from '../origin/open-origin.ts';
import { ORIGIN_FLAGS, readOriginOptions } from '../origin/options.ts';
import { readMedley } from './many/medley.ts';
import { readOneTeam } from './many/one-team.ts';
import type { SongChoice } from './solve-data.ts';
import { EVENT_FLAGS, type EventOptions, LIVES, readEventOptions } from './solve-event.ts';
import { choose, oneOf, readId, readIds, readNumber, SolveError, usualOf } from './solve-flags.ts';

/** One song, three songs in a row, several songs with one team, or all songs of one difficulty or (null) of every one. */
type SolveTask =
  | { readonly kind: 'song'; readonly song: number; readonly difficulty: Difficulty }
  | { readonly kind: 'medley'; readonly songs: readonly SongChoice[] }
  | { readonly kind: 'oneTeam'; readonly songs: readonly SongChoice[] }
  | { readonly kind: 'allSongs'; readonly difficulty: Difficulty | null };

/** What the command line asks for. */
export interface SolveOptions {
  readonly origin: OriginOptions;
  /** Path of a profile file; null for the premade profile. */
  readonly profile: string | null;
  readonly task: SolveTask;
  readonly server: ServerIndex;
  readonly perfectRate: number;
  readonly live: (typeof LIVES)[number];
  readonly event: number | null;
  readonly play: EventOptions;
  readonly room: RoomAssumption;
  readonly treatAs: TreatAs;
  readonly temporary: readonly number[];
  readonly exclude: readonly number[];
  readonly must: readonly number[];
  readonly leader: number | null;
  readonly sixth: 'leader' | 'best' | number;
  readonly itemSets: ItemSets;
  readonly order: SkillOrder;
  readonly skillDelay: number;
  readonly skillQueue: boolean;
  readonly minPower: number;
  readonly top: number;
  /** Also which single steps would help most. */
  readonly upgrade: boolean;
  /** How long a search may take. */
  readonly seconds: number;
  /** The kernels as TypeScript instead of WebAssembly. */
  readonly inTypeScript: boolean;
}

const FLAGS = {
  ...ORIGIN_FLAGS,
  profile: { type: 'string' },
  premade: { type: 'boolean' },
  song: { type: 'string' },
  difficulty: { type: 'string' },
  medley: { type: 'string' },
  'one-team': { type: 'string' },
  'all-songs': { type: 'boolean' },
  upgrade: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '86400' },
  server: { type: 'string', default: 'jp' },
  'perfect-rate': { type: 'string', default: '1' },
  live: { type: 'string', default: 'free' },
  'room-power': { type: 'string', default: String(DEFAULT_ROOM.averagePower) },
  'room-skill': { type: 'string', default: String(DEFAULT_ROOM.skillPercent) },
  'room-seconds': { type: 'string', default: String(DEFAULT_ROOM.skillSeconds) },
  encore: { type: 'string', default: DEFAULT_ROOM.encore },
  event: { type: 'string' },
  ...EVENT_FLAGS,
  'treat-as': { type: 'string' },
  temporary: { type: 'string' },
  exclude: { type: 'string' },
  must: { type: 'string' },
  leader: { type: 'string' },
  sixth: { type: 'string', default: 'leader' },
  items: { type: 'string', default: 'uniform' },
  order: { type: 'string', default: 'uniform' },
  delay: { type: 'string', default: '0' },
  queue: { type: 'boolean', default: false },
  'min-power': { type: 'string', default: '0' },
  top: { type: 'string', default: '1' },
  engine: { type: 'string', default: 'wasm' },
} as const;

const SEE_HELP = 'See npm run --silent solve -- --help';

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error);
    throw new SolveError(`${reason}. ${SEE_HELP}`);
  }
}

type Flags = ReturnType<typeof parse>;
export type SolveFlag = keyof typeof FLAGS;

const OF_ONE_TEAM = 'says something of one team, and a medley has three';
const OF_ONE_SONG = 'says nothing of a team for several songs';
const OWN_DIFFICULTY = 'goes with --song and --all-songs: here each song names its own, as in 1:expert';
const NO_STEPS = 'goes with --song';

/** Flags that a task cannot use, and why. */
const UNUSED: Readonly<Record<SolveTask['kind'], Partial<Record<SolveFlag, string>>>> = {
  song: {},
  medley: {
    leader: OF_ONE_TEAM,
    sixth: OF_ONE_TEAM,
    order: OF_ONE_TEAM,
    'min-power': OF_ONE_TEAM,
    top: OF_ONE_TEAM,
    difficulty: OWN_DIFFICULTY,
    upgrade: NO_STEPS,
  },
  oneTeam: {
    sixth: OF_ONE_SONG,
    target: OF_ONE_SONG,
    boosts: OF_ONE_SONG,
    place: OF_ONE_SONG,
    result: OF_ONE_SONG,
    formula: OF_ONE_SONG,
    order: OF_ONE_SONG,
    top: OF_ONE_SONG,
    difficulty: OWN_DIFFICULTY,
    upgrade: NO_STEPS,
  },
  allSongs: {
    top: 'goes with --song: of all songs each has its one best team',
    upgrade: NO_STEPS,
  },
};

const ALONE = 'goes with --live multi';
const NO_ROOM: Partial<Record<SolveFlag, string>> = {
  'room-power': ALONE,
  'room-skill': ALONE,
  'room-seconds': ALONE,
  encore: ALONE,
};

function refuse(flags: Flags, unused: Partial<Record<SolveFlag, string>>): void {
  for (const [name, why] of Object.entries(unused)) {
    const flag = name as SolveFlag;
    if (flags[flag] !== usualOf(FLAGS[flag])) throw new SolveError(`--${flag} ${why}`);
  }
}

/** @throws SolveError for a flag that would change nothing. */
function refuseUnused(flags: Flags, { kind }: SolveTask): void {
  refuse(flags, UNUSED[kind]);
  if (flags.live !== 'multi') refuse(flags, NO_ROOM);
  if (flags.live === 'multi')
    refuse(flags, { order: 'goes with --live free: in a room no one chooses their place' });
  if (flags.encore === 'other') refuse(flags, { sixth: 'goes with --encore own and random' });
  if (kind === 'allSongs' && flags.target === 'both') throw new SolveError('--target both goes with --song');
}

function readTask(flags: Flags): SolveTask {
  const { song, medley, 'one-team': oneTeam, 'all-songs': allSongs } = flags;
  if ([song, medley, oneTeam, allSongs].filter((flag) => flag !== undefined).length !== 1) {
    throw new SolveError(`Give one of --song, --medley, --one-team and --all-songs. ${SEE_HELP}`);
  }
  const { difficulty } = flags;
  if (difficulty !== undefined && !isDifficulty(difficulty)) {
    throw oneOf('--difficulty', DIFFICULTIES, difficulty);
  }
  if (allSongs !== undefined) return { kind: 'allSongs', difficulty: difficulty ?? null };
  if (oneTeam !== undefined) return { kind: 'oneTeam', songs: readOneTeam(oneTeam) };
  if (medley === undefined) {
    return { kind: 'song', song: readId('--song', song ?? ''), difficulty: difficulty ?? 'expert' };
  }
  return { kind: 'medley', songs: readMedley(medley) };
}

const TREATMENTS = ['level', 'trained', 'episodes'] as const;

/** `level,trained`: what owned cards are counted as having. */
function readTreatAs(text: string | undefined): TreatAs {
  const treated = (text?.split(',') ?? []).map((word) => choose('--treat-as', TREATMENTS, word.trim()));
  return {
    maxLevel: treated.includes('level'),
    trained: treated.includes('trained'),
    episodesRead: treated.includes('episodes'),
  };
}

const readRoom = (flags: Flags): RoomAssumption => ({
  averagePower: readNumber('--room-power', flags['room-power'], 0, 10_000_000),
  skillPercent: readNumber('--room-skill', flags['room-skill'], 0, 300),
  skillSeconds: readNumber('--room-seconds', flags['room-seconds'], 0, 20),
  encore: choose('--encore', ENCORES, flags.encore),
});

/** @throws SolveError, OriginError when a flag is missing or makes no sense. */
export function readSolveOptions(args: readonly string[], env: NodeJS.ProcessEnv, now: Date): SolveOptions {
  const flags = parse(args);
  if (Boolean(flags.premade) === (flags.profile !== undefined)) {
    throw new SolveError(`Give either --profile FILE or --premade. ${SEE_HELP}`);
  }
  const task = readTask(flags);
  refuseUnused(flags, task);
  const server = serverIndex(flags.server);
  if (server === null) throw oneOf('--server', ['jp', 'en', 'tw', 'cn', 'kr'], flags.server);
  return {
    origin: readOriginOptions(flags, env, now),
    profile: flags.profile ?? null,
    task,
    server,
    perfectRate: readNumber('--perfect-rate', flags['perfect-rate'], 0, 1),
    live: choose('--live', LIVES, flags.live),
    event: flags.event === undefined ? null : readId('--event', flags.event),
    play: readEventOptions(flags),
    room: readRoom(flags),
    treatAs: readTreatAs(flags['treat-as']),
    temporary: readIds('--temporary', flags.temporary),
    exclude: readIds('--exclude', flags.exclude),
    must: readIds('--must', flags.must),
    leader: flags.leader === undefined ? null : readId('--leader', flags.leader),
    sixth: flags.sixth === 'leader' || flags.sixth === 'best' ? flags.sixth : readId('--sixth', flags.sixth),
    order: choose('--order', SKILL_ORDERS, flags.order),
    skillQueue: flags.queue,
    skillDelay: readNumber('--delay', flags.delay, 0, 2),
    itemSets: choose('--items', ITEM_SETS, flags.items),
    minPower: readNumber('--min-power', flags['min-power'], 0, 10_000_000),
    top: readNumber('--top', flags.top, 1, 50, true),
    upgrade: flags.upgrade,
    seconds: readNumber('--seconds', flags.seconds, 0.01, 86_400),
    inTypeScript: choose('--engine', ['wasm', 'ts'] as const, flags.engine) === 'ts',
  };
}
