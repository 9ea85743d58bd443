import { type Bits, bitReader, writeBits } from '../../encoding/bits.ts';
import { BOUNDS } from '../../profile/defaults.ts';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS, type ItemListKey } from '../../profile/item-lists.ts';
import type { ItemLevel, ProfileCard } from '../../profile/profile.ts';
import { TEAM_SIZE } from '../team.ts';

/**
 * Teams as a link carries them: each card as it was counted, and the levels of the items they used. What they reach follows from that
 * and the question beside it, so no number of theirs is believed.
 */

/** A card with what the game adds for its character. */
export interface SharedCard {
  readonly entry: ProfileCard;
  readonly potential: number;
}

/** Five cards, the leader first: how the others stand follows from the search. */
export type SharedTeam = readonly SharedCard[];

/** The items of one list of a profile by place; null where the teams use none. */
export type SharedItems = ReadonlyMap<ItemListKey, readonly ItemLevel[]>;

export interface Shared {
  /** One for a song, three for a medley. */
  readonly teams: readonly SharedTeam[];
  readonly items: SharedItems;
}

const VERSION = 1;
/** Bits of each number, wide enough for what the game may still bring. Fifteen cards and their question fit 200 characters. */
const WIDTH = {
  version: 3,
  teams: 2,
  id: 13,
  level: 7,
  growth: 5,
  state: 3,
  potential: 7,
} as const;
const ITEM = { place: 2, level: 4 } as const;
const SKILLS = 5;

const cardBits = ({ entry: { id, level, skill, master, ep, train }, potential }: SharedCard): Bits[] => [
  [id, WIDTH.id],
  [level, WIDTH.level],
  [skill * SKILLS + master, WIDTH.growth],
  [ep * 2 + train, WIDTH.state],
  [potential, WIDTH.potential],
];

/** Lists of which a team uses one place. */
const isOfOne = (key: ItemListKey): boolean => key === 'Plaza' || key === 'Menu' || key === 'Magazine';

const levelBits = (level: ItemLevel | undefined): Bits => [level == null ? 0 : level + 1, ITEM.level];

function listBits(key: ItemListKey, levels: readonly ItemLevel[]): Bits[] {
  if (!isOfOne(key)) return levels.map(levelBits);
  const place = levels.findIndex((level) => level !== null);
  return [[place, ITEM.place], levelBits(levels[place])];
}

const inOrder = ([a]: readonly [ItemListKey, unknown], [b]: readonly [ItemListKey, unknown]): number =>
  ITEM_LIST_KEYS.indexOf(a) - ITEM_LIST_KEYS.indexOf(b);

/** A bit for each list says whether it is used; the levels of those follow, 0 for what is not. */
const itemBits = (items: SharedItems): Bits[] => [
  ...ITEM_LIST_KEYS.map((key): Bits => [items.has(key) ? 1 : 0, 1]),
  ...[...items].sort(inOrder).flatMap(([key, levels]) => listBits(key, levels)),
];

export const encodeShared = ({ teams, items }: Shared): string =>
  writeBits([
    [VERSION, WIDTH.version],
    [teams.length, WIDTH.teams],
    ...teams.flat().flatMap(cardBits),
    ...itemBits(items),
  ]);

class Unreadable extends Error {}

type Read = (width: number) => number;

function readCard(read: Read): SharedCard {
  const id = read(WIDTH.id);
  const level = Math.min(Math.max(1, read(WIDTH.level)), BOUNDS.level);
  const growth = read(WIDTH.growth);
  const state = read(WIDTH.state);
  const skill = Math.min(SKILLS - 1, Math.floor(growth / SKILLS));
  const master = growth % SKILLS;
  const ep = Math.min(2, state >> 1);
  const train = state & 1 ? 1 : 0;
  return {
    entry: { id, level, master, skill, ep, train, art: train, exclude: false },
    potential: read(WIDTH.potential),
  };
}

const readTeam = (read: Read): SharedTeam => Array.from({ length: TEAM_SIZE }, () => readCard(read));

function readLevel(read: Read): ItemLevel {
  const level = read(ITEM.level);
  return level === 0 ? null : level - 1;
}

function readList(key: ItemListKey, read: Read): readonly ItemLevel[] {
  const places = ITEM_IDS_BY_LIST[key];
  if (!isOfOne(key)) return places.map(() => readLevel(read));
  const used = read(ITEM.place);
  const level = readLevel(read);
  return places.map((_, place) => (place === used ? level : null));
}

function readItems(read: Read): SharedItems {
  const used = ITEM_LIST_KEYS.filter(() => read(1) === 1);
  return new Map(used.map((key) => [key, readList(key, read)]));
}

/** Null for a text that is none. A card twice is none, either. */
export function decodeShared(text: string): Shared | null {
  const bits = bitReader(text);
  const read: Read = (width) => {
    const value = bits?.(width) ?? null;
    if (value === null) throw new Unreadable();
    return value;
  };
  try {
    if (read(WIDTH.version) !== VERSION) return null;
    const count = read(WIDTH.teams);
    if (count !== 1 && count !== 3) return null;
    const teams = Array.from({ length: count }, () => readTeam(read));
    const ids = teams.flat().map(({ entry }) => entry.id);
    return new Set(ids).size === ids.length ? { teams, items: readItems(read) } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
