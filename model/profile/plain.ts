import { asArray, asInteger, asNumber, isJsonObject, type JsonObject } from '../records/reading.ts';
import { CHARACTER_COUNT } from '../vocabulary/characters.ts';
import { isServerIndex, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import { BOUNDS, clamp, DEFAULT_SERVER, defaultItems, ITEM_PRESET, POTENTIAL_PRESET } from './defaults.ts';
import { buildItems } from './item-lists.ts';
import type { CardProblem, ItemLevel, Profile, ProfileCard, ProfileItems } from './profile.ts';

/**
 * The plain format (game-data §4): what is kept in the browser and what files without compression hold.
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
  const id = asInteger(value.id);
  if (id === null || id < 1) return null;
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

function readPotentials(value: unknown): readonly number[] {
  const list = asArray(value);
  return Array.from({ length: CHARACTER_COUNT }, (_, i) =>
    bounded(list[i], 0, BOUNDS.potential, POTENTIAL_PRESET),
  );
}

export function readItems(value: unknown): ProfileItems {
  if (!isJsonObject(value)) return defaultItems();
  return buildItems((key, itemIds) => {
    const list = Object.hasOwn(value, key) ? value[key] : undefined;
    if (list !== undefined && list !== null && !Array.isArray(list)) return itemIds.map(() => ITEM_PRESET);
    const levels = asArray(list);
    return itemIds.map((_, place) => readItemLevel(levels[place]));
  }, readPotentials(value.potentials));
}

export function readServer(value: unknown, fallback: ServerIndex = DEFAULT_SERVER): ServerIndex {
  const index = typeof value === 'string' ? (serverIndex(value) ?? asNumber(value)) : value;
  return isServerIndex(index) ? index : fallback;
}

/** A usable name; empty when there is none. */
export const readName = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, BOUNDS.nameLength) : '';

const NUMBERS = ['level', 'master', 'skill', 'ep'] as const;

/** A number was given that no card has; the nearest one stands in. */
const isOdd = (value: JsonObject, card: ProfileCard): boolean =>
  NUMBERS.some((key) => {
    const given = asNumber(value[key]);
    return given !== null && given !== card[key];
  });

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
    if (!card) problems.push({ row, kind: 'noId' });
    else if (byId.has(card.id)) problems.push({ row, kind: 'repeated' });
    else if (isJsonObject(value) && isOdd(value, card)) problems.push({ row, kind: 'value' });
    if (card) byId.set(card.id, card);
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

/** The plain format of a profile, ready for JSON and independent of the profile it came from. */
export function writePlain(profile: Profile): Profile {
  return {
    name: profile.name,
    server: profile.server,
    items: buildItems((key) => [...profile.items[key]], [...profile.items.potentials]),
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
