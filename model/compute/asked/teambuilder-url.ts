import { isDifficulty } from '../../vocabulary/difficulties.ts';
import { SERVERS, type ServerIndex, serverIndex } from '../../vocabulary/servers.ts';
import { TARGETS } from '../points.ts';
import { decodeShared, encodeShared } from '../sent/code.ts';
import {
  ENCORES,
  ITEM_SETS,
  type RoomAssumption,
  type SixthSlot,
  SKILL_ORDERS,
  type TreatAs,
} from '../team.ts';
import { decodeBonus, decodeMedley, decodePlay, encodeBonus, encodeMedley, encodePlay } from './codes.ts';
import {
  cardList,
  DEFAULT_INPUTS,
  LIVE_TYPES,
  MAX_CARD_LIST,
  MAX_ROOM_POWER,
  MAX_SKILL_DELAY,
  MAX_SKILL_PERCENT,
  MAX_SKILL_SECONDS,
  MAX_TEAM_POWER,
  RESULT_COUNTS,
  type TeamInputs,
} from './inputs.ts';

const PROFILE_NAME_LIMIT = 100;

/** How one input is written into the address and read back; `undefined` = unreadable, the default stands. */
interface Field<T> {
  readonly write: (value: T) => string;
  readonly read: (text: string) => T | undefined;
}

function readNumber(text: string | undefined, max: number): number | undefined {
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? Math.min(value, max) : undefined;
}

const readWhole = (text: string, max: number): number | undefined => {
  const value = readNumber(text, max);
  return value === undefined ? undefined : Math.floor(value);
};

/** A record's id; 0 is none. */
const readId = (text: string): number | undefined => readWhole(text, 999_999) || undefined;

const id: Field<number | null> = { write: (value) => String(value), read: readId };

/** Ascending ids as differences in base 36: hundreds of excluded cards stay a short link. */
const ids: Field<readonly number[]> = {
  write: (value) => value.map((card, i) => (card - (value[i - 1] ?? 0)).toString(36)).join('.'),
  read: (text) => {
    if (!/^[0-9a-z]{1,5}(\.[0-9a-z]{1,5})*$/.test(text)) return undefined;
    let last = 0;
    const list = text
      .split('.')
      .slice(0, MAX_CARD_LIST)
      .map((part) => {
        last += Number.parseInt(part, 36);
        return last;
      });
    return cardList(list.filter((card) => card > 0));
  },
};

const oneOf = <T extends string | number>(words: readonly T[]): Field<T> => ({
  write: String,
  read: (text) => words.find((word) => String(word) === text),
});

const room: Field<RoomAssumption> = {
  write: (value) =>
    [value.averagePower, value.skillPercent, value.skillSeconds, value.encore].join('-').replace('-own', ''),
  read: (text) => {
    const [power, percent, seconds, encore] = text.split('-');
    const averagePower = readNumber(power, MAX_ROOM_POWER);
    const skillPercent = readNumber(percent, MAX_SKILL_PERCENT);
    const skillSeconds = readNumber(seconds, MAX_SKILL_SECONDS);
    if (averagePower === undefined || skillPercent === undefined || skillSeconds === undefined)
      return undefined;
    return {
      averagePower,
      skillPercent,
      skillSeconds,
      encore: ENCORES.find((one) => one === encore) ?? 'own',
    };
  },
};

const treatAs: Field<TreatAs> = {
  write: (value) =>
    (value.maxLevel ? 'l' : '') + (value.trained ? 't' : '') + (value.episodesRead ? 'e' : ''),
  read: (text) =>
    /^l?t?e?$/.test(text)
      ? { maxLevel: text.includes('l'), trained: text.includes('t'), episodesRead: text.includes('e') }
      : undefined,
};

const server: Field<ServerIndex | null> = {
  write: (value) => (value === null ? '' : SERVERS[value]),
  read: (text) => serverIndex(text) ?? undefined,
};

const skillQueue: Field<boolean> = {
  write: (waits) => (waits ? 'wait' : ''),
  read: (text) => text === 'wait',
};

const FIELDS: { readonly [K in keyof TeamInputs]: Field<TeamInputs[K]> } = {
  profile: { write: (value) => value ?? '', read: (text) => text.slice(0, PROFILE_NAME_LIMIT) || undefined },
  server,
  song: id,
  difficulty: { write: String, read: (text) => (isDifficulty(text) ? text : undefined) },
  medley: { write: encodeMedley, read: decodeMedley },
  event: id,
  bonus: {
    write: (value) => (value ? encodeBonus(value) : ''),
    read: (text) => decodeBonus(text) ?? undefined,
  },
  target: oneOf(TARGETS),
  play: { write: encodePlay, read: decodePlay },
  live: oneOf(LIVE_TYPES),
  room,
  perfectPercent: {
    write: String,
    read: (text) => {
      const value = readNumber(text, 100);
      return value === undefined ? undefined : Math.round(value * 10) / 10;
    },
  },
  top: oneOf(RESULT_COUNTS),
  exclude: ids,
  must: ids,
  leader: id,
  sixth: { write: String, read: (text): SixthSlot | undefined => (text === 'best' ? text : readId(text)) },
  itemSets: oneOf(ITEM_SETS),
  order: oneOf(SKILL_ORDERS),
  skillDelay: {
    write: String,
    read: (text) => {
      const value = readNumber(text, MAX_SKILL_DELAY);
      return value === undefined ? undefined : Math.round(value * 100) / 100;
    },
  },
  skillQueue,
  minPower: { write: String, read: (text) => readWhole(text, MAX_TEAM_POWER) },
  treatAs,
  temporary: ids,
  shared: {
    write: (value) => (value ? encodeShared(value) : ''),
    read: (text) => decodeShared(text) ?? undefined,
  },
};

/** Words in the address; short, but a person can read them. */
const PARAMS: { readonly [K in keyof TeamInputs]: string } = {
  profile: 'profile',
  server: 'server',
  song: 'song',
  difficulty: 'diff',
  medley: 'songs',
  event: 'event',
  bonus: 'bonus',
  target: 'target',
  play: 'play',
  live: 'live',
  room: 'room',
  perfectPercent: 'perfect',
  top: 'top',
  exclude: 'exclude',
  must: 'must',
  leader: 'leader',
  sixth: 'sixth',
  itemSets: 'items',
  order: 'order',
  skillDelay: 'delay',
  skillQueue: 'queue',
  minPower: 'power',
  treatAs: 'treat',
  temporary: 'temp',
  shared: 'team',
};

const KEYS = Object.keys(PARAMS) as readonly (keyof TeamInputs)[];

function writeField<K extends keyof TeamInputs>(key: K, inputs: TeamInputs): string {
  return FIELDS[key].write(inputs[key]);
}

/** Query parameters of the inputs, those at their default left out. */
export const paramsOf = (inputs: TeamInputs): [name: string, text: string][] =>
  KEYS.flatMap((key): [string, string][] => {
    const text = writeField(key, inputs);
    return text === writeField(key, DEFAULT_INPUTS) ? [] : [[PARAMS[key], text]];
  });

/** A query by its names. */
interface Query {
  get(name: string): string | null;
}

function readField<K extends keyof TeamInputs>(key: K, params: Query): TeamInputs[K] {
  const text = params.get(PARAMS[key]);
  return (text === null ? undefined : FIELDS[key].read(text)) ?? DEFAULT_INPUTS[key];
}

/** Inputs of an address; unknown parameters are ignored, unreadable ones fall back to their default. */
export function decodeInputs(params: Query): TeamInputs {
  const read = Object.fromEntries(KEYS.map((key) => [key, readField(key, params)]));
  return { ...DEFAULT_INPUTS, ...read };
}
