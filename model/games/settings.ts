import { bandsInOrder } from '../rules/band-order.ts';
import { ATTRIBUTES, type Attribute } from '../vocabulary/attributes.ts';
import { RARITIES } from '../vocabulary/card-types.ts';
import { DIFFICULTIES as CHARTS, type Difficulty } from '../vocabulary/difficulties.ts';
import { SERVERS, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import { isDay } from './day.ts';

/** The games that can be played. Their places are part of the daily challenges' seeds: new ones come last. */
export const GAMES = ['guesswho', 'findme', 'chartmaster'] as const;
export type GameName = (typeof GAMES)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'extreme'] as const;
export type GameDifficulty = (typeof DIFFICULTIES)[number];

export const LIMIT_SECONDS = { least: 10, usual: 60, most: 120 } as const;
export const ROUNDS = { least: 1, usual: 10, most: 30 } as const;
/** Seconds of a chart that the easiest games show. */
export const EXCERPT_SECONDS = { least: 4, usual: 8, most: 16 } as const;
const LEVEL_ENDS = { least: 1, most: 45 } as const;
export const LEVELS: readonly [lowest: number, highest: number] = [LEVEL_ENDS.least, LEVEL_ENDS.most];

/** What is in a game; the same settings and the same seed give the same questions on every device. */
export interface GameSettings {
  /** Null is the visitor's main server, until a game has begun. */
  readonly server: ServerIndex | null;
  readonly difficulty: GameDifficulty;
  readonly limitSeconds: number;
  readonly rounds: number;
  /** Empty for all of them; so with the next two. */
  readonly bands: readonly number[];
  readonly attributes: readonly Attribute[];
  readonly rarities: readonly number[];
  /** Of charts; empty for all of them. What follows is for Chart Master alone. */
  readonly charts: readonly Difficulty[];
  readonly levels: readonly [lowest: number, highest: number];
  readonly excerptSeconds: number;
  /** Notes come down as on the stage, instead of standing still. */
  readonly isMoving: boolean;
  readonly isMirrored: boolean;
  /** All notes in one colour, as in hard games anyway. */
  readonly isPlain: boolean;
  /** From 0 to 2³² − 1; null until a game has begun. */
  readonly seed: number | null;
  /** The version of the data, as `versionOf` writes it; null for today's. */
  readonly data: string | null;
}

/** Those of a game that has begun. */
export type BegunSettings = GameSettings & {
  readonly server: ServerIndex;
  readonly seed: number;
  readonly data: string;
};

export const USUAL_GAME: GameSettings = {
  server: null,
  difficulty: 'normal',
  limitSeconds: LIMIT_SECONDS.usual,
  rounds: ROUNDS.usual,
  bands: [],
  attributes: [],
  rarities: [],
  charts: [],
  levels: LEVELS,
  excerptSeconds: EXCERPT_SECONDS.usual,
  isMoving: false,
  isMirrored: false,
  isPlain: false,
  seed: null,
  data: null,
};

const SEED_BASE = 36;
const SEED = /^[0-9a-z]{1,7}$/;
const MAX_SEED = 0xffff_ffff;
const VERSION = /^([^.]*)(\.[0-9a-z]{1,7})?$/;

export const writeSeed = (seed: number): string => seed.toString(SEED_BASE);

function readSeed(text: string): number | null {
  const seed = SEED.test(text) ? Number.parseInt(text, SEED_BASE) : Number.NaN;
  return seed <= MAX_SEED ? seed : null;
}

/** The text of a version whose day there is. */
function readVersion(text: string): string | null {
  const [, day = ''] = VERSION.exec(text) ?? [];
  return isDay(day) ? text : null;
}

/** A whole number, cut to the range; what is none is the usual one. */
function whole(text: string | null, range: { least: number; usual: number; most: number }): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return range.usual;
  return Math.min(range.most, Math.max(range.least, Number(text)));
}

/** Those of `all` that the text names, in their own order; all of them are none, since nothing is left out. */
function some<T extends string | number>(all: readonly T[], text: string | null): readonly T[] {
  const named = (text ?? '').split('.');
  const chosen = all.filter((one) => named.includes(String(one)));
  return chosen.length === all.length ? [] : chosen;
}

/** `20-28`: levels from one to another. */
function readLevels(text: string | null): GameSettings['levels'] {
  const [low = '', high = ''] = (text ?? '').split('-');
  const lowest = whole(low, { ...LEVEL_ENDS, usual: LEVEL_ENDS.least });
  return [lowest, Math.max(lowest, whole(high, { ...LEVEL_ENDS, usual: LEVEL_ENDS.most }))];
}

/** Bands that can be chosen together. */
export const MAX_CHOSEN_BANDS = 20;

/** Ids of bands: which of them there are only the data know. */
function readBands(text: string | null): readonly number[] {
  const ids = (text ?? '').split('.').filter((id) => /^[1-9]\d{0,5}$/.test(id));
  return bandsInOrder(ids.map(Number)).slice(0, MAX_CHOSEN_BANDS);
}

const YES = '1';

/** Query parameters by name, like `URLSearchParams`. */
export interface AddressValues {
  get(name: string): string | null;
}

/** `?server=jp&difficulty=hard&time=60&rounds=10&bands=1.2&seed=k3x9p2&data=2026-11-27.k3j2z1` */
export function decodeGame(params: AddressValues): GameSettings {
  return {
    server: serverIndex(params.get('server') ?? ''),
    difficulty: DIFFICULTIES.find((one) => one === params.get('difficulty')) ?? USUAL_GAME.difficulty,
    limitSeconds: whole(params.get('time'), LIMIT_SECONDS),
    rounds: whole(params.get('rounds'), ROUNDS),
    bands: readBands(params.get('bands')),
    attributes: some(ATTRIBUTES, params.get('attributes')),
    rarities: some(RARITIES, params.get('rarities')),
    charts: some(CHARTS, params.get('charts')),
    levels: readLevels(params.get('levels')),
    excerptSeconds: whole(params.get('seconds'), EXCERPT_SECONDS),
    isMoving: params.get('moving') === YES,
    isMirrored: params.get('mirrored') === YES,
    isPlain: params.get('plain') === YES,
    seed: readSeed(params.get('seed') ?? ''),
    data: readVersion(params.get('data') ?? ''),
  };
}

/** Only what differs from the usual game is written. */
export function encodeGame(settings: GameSettings): readonly (readonly [name: string, text: string])[] {
  const { server, seed, difficulty, limitSeconds, rounds, levels, excerptSeconds } = settings;
  const texts = [
    ['server', server === null ? '' : SERVERS[server]],
    ['difficulty', difficulty === USUAL_GAME.difficulty ? '' : difficulty],
    ['time', limitSeconds === USUAL_GAME.limitSeconds ? '' : String(limitSeconds)],
    ['rounds', rounds === USUAL_GAME.rounds ? '' : String(rounds)],
    ['bands', settings.bands.join('.')],
    ['attributes', settings.attributes.join('.')],
    ['rarities', settings.rarities.join('.')],
    ['charts', settings.charts.join('.')],
    ['levels', levels.every((level, at) => level === LEVELS[at]) ? '' : levels.join('-')],
    ['seconds', excerptSeconds === USUAL_GAME.excerptSeconds ? '' : String(excerptSeconds)],
    ['moving', settings.isMoving ? YES : ''],
    ['mirrored', settings.isMirrored ? YES : ''],
    ['plain', settings.isPlain ? YES : ''],
    ['seed', seed === null ? '' : writeSeed(seed)],
    ['data', settings.data ?? ''],
  ] as const;
  return texts.filter(([, text]) => text !== '');
}
