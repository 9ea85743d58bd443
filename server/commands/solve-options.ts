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
import { EVENT_FLAGS, EVENT_USAGE, type EventOptions, readEventOptions } from './solve-event.ts';
import { choose, oneOf, readId, readIds, readNumber, SolveError } from './solve-flags.ts';

/** What the command line asks for. */
export interface SolveOptions {
  readonly origin: OriginOptions;
  /** Path of a profile file; null for the premade profile. */
  readonly profile: string | null;
  readonly song: number;
  readonly difficulty: Difficulty;
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
  readonly minPower: number;
  readonly top: number;
  /** The TypeScript reference instead of WebAssembly. */
  readonly reference: boolean;
}

const FLAGS = {
  ...ORIGIN_FLAGS,
  profile: { type: 'string' },
  premade: { type: 'boolean' },
  song: { type: 'string' },
  difficulty: { type: 'string', default: 'expert' },
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
  'min-power': { type: 'string', default: '0' },
  top: { type: 'string', default: '1' },
  engine: { type: 'string', default: 'wasm' },
} as const;

const USAGE = `Usage: npm run --silent solve -- [--data DIR | --origin URL] (--profile FILE | --premade) --song ID --difficulty expert [--server jp] [--perfect-rate 1] [--live free|multi] [--room-power N] [--encore own|other] [--event ID] ${EVENT_USAGE} [--exclude 1,2] [--must 3] [--leader 4] [--sixth leader|best|ID] [--items uniform|mixed] [--order uniform|native] [--min-power 0] [--top 10] [--engine wasm|ts]`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error);
    throw new SolveError(`${reason}. ${USAGE}`);
  }
}

/** @throws SolveError, OriginError when a flag is missing or makes no sense. */
export function readSolveOptions(args: readonly string[], env: NodeJS.ProcessEnv, now: Date): SolveOptions {
  const flags = parse(args);
  if (Boolean(flags.premade) === (flags.profile !== undefined)) {
    throw new SolveError(`Give either --profile FILE or --premade. ${USAGE}`);
  }
  if (flags.song === undefined) throw new SolveError(`--song is missing. ${USAGE}`);
  const { difficulty } = flags;
  if (!isDifficulty(difficulty)) throw oneOf('--difficulty', DIFFICULTIES, difficulty);
  const server = serverIndex(flags.server);
  if (server === null) throw oneOf('--server', ['jp', 'en', 'tw', 'cn', 'kr'], flags.server);
  return {
    origin: readOriginOptions(flags, env, now),
    profile: flags.profile ?? null,
    song: readId('--song', flags.song),
    difficulty,
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
    itemSets: choose('--items', ITEM_SETS, flags.items),
    minPower: readNumber('--min-power', flags['min-power'], 0, 10_000_000),
    top: readNumber('--top', flags.top, 1, 50, true),
    reference: choose('--engine', ['wasm', 'ts'] as const, flags.engine) === 'ts',
  };
}
