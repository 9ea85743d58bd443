import { parseArgs } from 'node:util';
import { DEFAULT_ROOM } from '#model/compute/room';
import {
  ITEM_SETS,
  type ItemSets,
  type RoomAssumption,
  SKILL_ORDERS,
  type SkillOrder,
} from '#model/compute/team';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { OriginOptions } from '../origin/open-origin.ts';
import { ORIGIN_FLAGS, readOriginOptions } from '../origin/options.ts';
import { readMedley } from './many/medley.ts';
import { readOneTeam } from './many/one-team.ts';
import type { SongChoice } from './solve-data.ts';
import { EVENT_FLAGS, EVENT_USAGE, type EventOptions, readEventOptions } from './solve-event.ts';
import { choose, oneOf, readId, readIds, readNumber, SolveError } from './solve-flags.ts';

/** One song, three songs in a row, several songs with one team, or all songs of one difficulty or (null) of every one. */
export type SolveTask =
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
  readonly live: 'free' | 'multi';
  readonly event: number | null;
  readonly play: EventOptions;
  readonly room: RoomAssumption;
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
  /** The TypeScript reference instead of WebAssembly. */
  readonly reference: boolean;
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
  encore: { type: 'string', default: DEFAULT_ROOM.encore },
  event: { type: 'string' },
  ...EVENT_FLAGS,
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

export const USAGE = `Usage: npm run --silent solve -- [--data DIR | --origin URL] (--profile FILE | --premade) (--song ID --difficulty expert | --medley 1:expert,2:expert,3:expert | --one-team 1:expert,2:special | --all-songs [--difficulty expert]) [--server jp] [--perfect-rate 1] [--live free|multi] [--room-power N] [--encore own|other] [--event ID] ${EVENT_USAGE} [--exclude 1,2] [--must 3] [--leader 4] [--sixth leader|best|ID] [--items uniform|mixed] [--order uniform|native] [--delay 0.08] [--queue] [--min-power 0] [--top 10] [--upgrade] [--seconds 60] [--engine wasm|ts]`;

/** What the flags bring that their names do not say. */
export const HELP = `${USAGE}

With --items mixed each place of the studio, plaza and menu are chosen apart, and the answer of a song or a medley also has "uniform": what whole sets reach at best, to be compared with "score" (with --target points or both: "points") or "total"; null where the search was stopped before that was proved, or where no team with whole sets is allowed.`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error);
    throw new SolveError(`${reason}. ${USAGE}`);
  }
}

/** Flags that speak of one team alone, and what they are when nobody gives them. */
const ONE_TEAM = {
  leader: undefined,
  sixth: 'leader',
  target: 'score',
  order: 'uniform',
  'min-power': '0',
  top: '1',
};

/** What belongs to a single song: in a sum of scores the sixth activation is the leader's and all orders count alike. */
const OF_ONE_SONG = { sixth: 'leader', target: 'score', order: 'uniform', top: '1' };

function refuseFlags(
  flags: ReturnType<typeof parse>,
  usual: Partial<Record<keyof ReturnType<typeof parse>, string | undefined>>,
  why: string,
): void {
  for (const [flag, value] of Object.entries(usual)) {
    if (flags[flag as keyof typeof usual] !== value) throw new SolveError(`--${flag} ${why}`);
  }
}

function readTask(flags: ReturnType<typeof parse>): SolveTask {
  const { song, medley, 'one-team': oneTeam, 'all-songs': allSongs } = flags;
  if ([song, medley, oneTeam, allSongs].filter((flag) => flag !== undefined).length !== 1) {
    throw new SolveError(`Give one of --song, --medley, --one-team and --all-songs. ${USAGE}`);
  }
  if (flags.upgrade && song === undefined) throw new SolveError('--upgrade goes with --song');
  if (flags.queue && song === undefined)
    throw new SolveError('--queue goes with --song: several songs are counted with skills side by side');
  const { difficulty } = flags;
  if (difficulty !== undefined && !isDifficulty(difficulty)) {
    throw oneOf('--difficulty', DIFFICULTIES, difficulty);
  }
  if (allSongs !== undefined) return { kind: 'allSongs', difficulty: difficulty ?? null };
  if (oneTeam !== undefined) {
    refuseFlags(flags, OF_ONE_SONG, 'says nothing of a team for several songs');
    return { kind: 'oneTeam', songs: readOneTeam(oneTeam) };
  }
  if (medley === undefined) {
    return { kind: 'song', song: readId('--song', song ?? ''), difficulty: difficulty ?? 'expert' };
  }
  refuseFlags(flags, ONE_TEAM, 'says something of one team, and a medley has three');
  return { kind: 'medley', songs: readMedley(medley) };
}

/** @throws SolveError, OriginError when a flag is missing or makes no sense. */
export function readSolveOptions(args: readonly string[], env: NodeJS.ProcessEnv, now: Date): SolveOptions {
  const flags = parse(args);
  if (Boolean(flags.premade) === (flags.profile !== undefined)) {
    throw new SolveError(`Give either --profile FILE or --premade. ${USAGE}`);
  }
  const server = serverIndex(flags.server);
  if (server === null) throw oneOf('--server', ['jp', 'en', 'tw', 'cn', 'kr'], flags.server);
  return {
    origin: readOriginOptions(flags, env, now),
    profile: flags.profile ?? null,
    task: readTask(flags),
    server,
    perfectRate: readNumber('--perfect-rate', flags['perfect-rate'], 0, 1),
    live: choose('--live', ['free', 'multi'] as const, flags.live),
    event: flags.event === undefined ? null : readId('--event', flags.event),
    play: readEventOptions(flags),
    room: {
      ...DEFAULT_ROOM,
      averagePower: readNumber('--room-power', flags['room-power'], 0, 10_000_000),
      encore: choose('--encore', ['own', 'other'] as const, flags.encore),
    },
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
    reference: choose('--engine', ['wasm', 'ts'] as const, flags.engine) === 'ts',
  };
}
