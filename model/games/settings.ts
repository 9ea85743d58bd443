import { ATTRIBUTES, type Attribute } from '../vocabulary/attributes.ts';
import { BANDS } from '../vocabulary/bands.ts';
import { RARITIES } from '../vocabulary/card-types.ts';
import { SERVERS, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import { isDay } from './day.ts';

/** The games that can be played. Their places are part of the daily challenges' seeds: new ones come last. */
export const GAMES = ['guesswho', 'findme'] as const;
export type GameName = (typeof GAMES)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'extreme'] as const;
export type GameDifficulty = (typeof DIFFICULTIES)[number];

export const LIMIT_SECONDS = { least: 10, usual: 60, most: 120 } as const;
export const ROUNDS = { least: 1, usual: 10, most: 30 } as const;

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
  seed: null,
  data: null,
};

const SEED_BASE = 36;
const SEED = /^[0-9a-z]{1,7}$/;
const MOST_SEED = 0xffff_ffff;
const VERSION = /^([^.]*)(\.[0-9a-z]{1,7})?$/;

export const writeSeed = (seed: number): string => seed.toString(SEED_BASE);

export function readSeed(text: string): number | null {
  const seed = SEED.test(text) ? Number.parseInt(text, SEED_BASE) : Number.NaN;
  return seed <= MOST_SEED ? seed : null;
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

const BAND_IDS: readonly number[] = BANDS.map(({ id }) => id);

/** What an address holds by name, as `URLSearchParams` tell it. */
export interface Named {
  get(name: string): string | null;
}

/** `?server=jp&difficulty=hard&time=60&rounds=10&bands=1.2&seed=k3x9p2&data=2026-11-27.k3j2z1` */
export function decodeGame(params: Named): GameSettings {
  return {
    server: serverIndex(params.get('server') ?? ''),
    difficulty: DIFFICULTIES.find((one) => one === params.get('difficulty')) ?? USUAL_GAME.difficulty,
    limitSeconds: whole(params.get('time'), LIMIT_SECONDS),
    rounds: whole(params.get('rounds'), ROUNDS),
    bands: some(BAND_IDS, params.get('bands')),
    attributes: some(ATTRIBUTES, params.get('attributes')),
    rarities: some(RARITIES, params.get('rarities')),
    seed: readSeed(params.get('seed') ?? ''),
    data: readVersion(params.get('data') ?? ''),
  };
}

/** Only what differs from the usual game is written. */
export function encodeGame(settings: GameSettings): readonly (readonly [name: string, text: string])[] {
  const { server, seed, difficulty, limitSeconds, rounds } = settings;
  const texts = [
    ['server', server === null ? '' : SERVERS[server]],
    ['difficulty', difficulty === USUAL_GAME.difficulty ? '' : difficulty],
    ['time', limitSeconds === USUAL_GAME.limitSeconds ? '' : String(limitSeconds)],
    ['rounds', rounds === USUAL_GAME.rounds ? '' : String(rounds)],
    ['bands', settings.bands.join('.')],
    ['attributes', settings.attributes.join('.')],
    ['rarities', settings.rarities.join('.')],
    ['seed', seed === null ? '' : writeSeed(seed)],
    ['data', settings.data ?? ''],
  ] as const;
  return texts.filter(([, text]) => text !== '');
}
