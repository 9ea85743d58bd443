import { asArray, asInteger, asNumber, isJsonObject, type JsonObject } from '../records/reading.ts';
import { CHARACTER_COUNT, MAX_CHARACTER_ID } from '../vocabulary/characters.ts';
import { isServerIndex, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { givenId } from './card-id.ts';
import { BOUNDS, clamp, DEFAULT_SERVER, defaultItems, ITEM_PRESET, POTENTIAL_PRESET } from './defaults.ts';
import {
  APART_KEYS,
  BONUS_KEYS,
  buildItems,
  type CharacterLists,
  characterLists,
  type ItemListKey,
  MAX_ITEM_ID,
} from './item-lists.ts';
import { shorten } from './naming.ts';
import { meanPotential, withBonuses } from './potentials.ts';
import type { CardProblem, ItemLevel, Profile, ProfileCard, ProfileItems } from './profile.ts';

/**
 * The plain format (reference R35): what is kept in the browser and what files without compression hold.
 * Every field falls back alone; numbers are clamped; what is no card is left out and counted.
 */
export interface PlainReading {
  readonly profile: Profile;
  /** Entries without a usable id, and repeats of an id (the last one stays). */
  readonly droppedCards: number;
  readonly problems: readonly CardProblem[];
}

const bounded = (value: unknown, min: number, max: number, fallback: number): number => {
  const number = asNumber(value);
  return number === null ? fallback : clamp(number, min, max);
};

function readFlag(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  const number = asNumber(value);
  return number === null ? fallback : number !== 0;
}

const asBit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

export function readProfileCard(value: unknown): ProfileCard | null {
  if (!isJsonObject(value)) return null;
  const id = asInteger(givenId(value));
  if (id === null || id < 1 || id > BOUNDS.cardId) return null;
  const trained = readFlag(value.train, false);
  return {
    id,
    level: bounded(value.level, 1, BOUNDS.level, 1),
    master: bounded(value.master, 0, BOUNDS.master, 0),
    skill: bounded(value.skill, 0, BOUNDS.skill, 0),
    ep: bounded(value.ep, 0, BOUNDS.episodes, 0),
    train: asBit(trained),
    art: asBit(readFlag(value.art, trained)),
    exclude: readFlag(value.exclude, false),
  };
}

/** Not owned is written as null, as a missing entry, or as a level below the first. */
function readItemLevel(value: unknown): ItemLevel {
  if (value === null || value === undefined) return null;
  const level = asNumber(value);
  if (level === null) return ITEM_PRESET;
  return level < 0 ? null : clamp(level, 0, BOUNDS.item);
}

function readPotential(value: unknown): number | null {
  const points = asNumber(value);
  return points === null ? null : clamp(points, 0, BOUNDS.potential);
}

function readBonuses(value: unknown, length: number, fallback: number): readonly number[] {
  const list = asArray(value);
  return Array.from({ length }, (_, i) => bounded(list[i], 0, BOUNDS.potential, fallback));
}

/** Three potentials say more than their mean, so the sum follows them; they count only together. */
function readCharacters(value: JsonObject): CharacterLists {
  const lengths = BONUS_KEYS.map((key) => asArray(value[key]).length);
  const characters = Math.min(Math.max(CHARACTER_COUNT, ...lengths), MAX_CHARACTER_ID);
  const lists = characterLists({
    potentials: readBonuses(value.potentials, characters, POTENTIAL_PRESET),
    ...(value.missions ? { missions: readBonuses(value.missions, characters, 0) } : {}),
  });
  const [performance = [], technique = [], visual = []] = APART_KEYS.map((key) =>
    asArray(value[key]).slice(0, characters).map(readPotential),
  );
  const told = performance.flatMap((first, place) => {
    const [second = null, third = null] = [technique[place], visual[place]];
    if (first === null || second === null || third === null) return [];
    const apart: StatTriple = [first, second, third];
    const potential = meanPotential(apart);
    const missions = Math.min(lists.missions?.[place] ?? 0, BOUNDS.potential - potential);
    return [[place + 1, { potential, missions, apart }] as const];
  });
  return told.length > 0 ? withBonuses(lists, new Map(told)) : lists;
}

export function readItems(value: unknown): ProfileItems {
  if (!isJsonObject(value)) return defaultItems();
  const levels = (key: ItemListKey, itemIds: readonly number[]): readonly ItemLevel[] => {
    const list = Object.hasOwn(value, key) ? value[key] : undefined;
    if (list !== undefined && list !== null && !Array.isArray(list)) return itemIds.map(() => ITEM_PRESET);
    const given = asArray(list);
    return itemIds.map((_, place) => readItemLevel(given[place]));
  };
  const others = asArray(value.others).slice(0, MAX_ITEM_ID).map(readItemLevel);
  return buildItems(levels, readCharacters(value), others);
}

/** Null for what names no server. */
export function knownServer(value: unknown): ServerIndex | null {
  const index = typeof value === 'string' ? (serverIndex(value) ?? asNumber(value)) : value;
  return isServerIndex(index) ? index : null;
}

export const readServer = (value: unknown, fallback: ServerIndex = DEFAULT_SERVER): ServerIndex =>
  knownServer(value) ?? fallback;

/** The server that a file names; null when it names none that is known. */
export const namedServer = (file: unknown): ServerIndex | null =>
  isJsonObject(file) ? knownServer(file.server) : null;

/** A usable name; empty when there is none. */
export const readName = (value: unknown): string =>
  typeof value === 'string' ? shorten(value.trim(), BOUNDS.nameLength) : '';

const NUMBERS = ['level', 'master', 'skill', 'ep'] as const;

/** Fields for which something was given that no card has; the nearest value stands in. */
const oddFields = (value: unknown, card: ProfileCard): readonly CardProblem['field'][] =>
  isJsonObject(value)
    ? NUMBERS.filter((key) => {
        const given = value[key] ?? null;
        return given !== null && asNumber(given) !== card[key];
      })
    : [];

const SHOWN_LENGTH = 40;

/** Something of a file as its reader finds it there; empty for nothing. What holds more may hold it without end. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (isJsonObject(value)) return '{…}';
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, SHOWN_LENGTH);
}

export interface CardList {
  readonly cards: readonly ProfileCard[];
  readonly dropped: number;
  readonly problems: readonly CardProblem[];
}

export function readCardList(values: readonly unknown[]): CardList {
  const byId = new Map<number, ProfileCard>();
  const problems: CardProblem[] = [];
  for (const [place, value] of values.entries()) {
    const card = readProfileCard(value);
    const row = place + 1;
    if (!card) {
      const text = shownValue(isJsonObject(value) ? givenId(value) : value);
      problems.push({ row, kind: 'noId', id: null, field: null, text });
      continue;
    }
    const { id } = card;
    if (byId.has(id)) problems.push({ row, kind: 'repeated', id, field: null, text: '' });
    for (const field of oddFields(value, card)) {
      const text = isJsonObject(value) && field ? shownValue(value[field]) : '';
      problems.push({ row, kind: 'value', id, field, text });
    }
    byId.set(id, card);
  }
  return { cards: [...byId.values()], dropped: values.length - byId.size, problems };
}

/** Reads one profile in the plain format. Never fails: what is missing or wrong is the default. */
export function readPlain(value: JsonObject): PlainReading {
  const { cards, dropped, problems } = readCardList(asArray(value.cards));
  const profile: Profile = {
    name: readName(value.name),
    server: readServer(value.server),
    items: readItems(value.items),
    cards,
  };
  return { profile, droppedCards: dropped, problems };
}

/** Lists of their own, for what is sent elsewhere. */
const copiedLists = (lists: CharacterLists): CharacterLists => ({
  potentials: [...lists.potentials],
  ...Object.fromEntries(
    Object.entries(characterLists(lists)).map(([key, values]) => [key, [...(values ?? [])]] as const),
  ),
});

/** The plain format of a profile, ready for JSON and independent of the profile it came from. */
export function writePlain(profile: Profile): Profile {
  return {
    name: profile.name,
    server: profile.server,
    items: buildItems((key) => [...profile.items[key]], copiedLists(profile.items), profile.items.others),
    cards: profile.cards.map(({ id, level, master, skill, ep, train, art, exclude }) => ({
      id,
      level,
      master,
      skill,
      ep,
      train,
      art,
      exclude,
    })),
  };
}
