import { type Bits, bitReader, writeBits } from '../../encoding/bits.ts';
import { BOUNDS } from '../../profile/defaults.ts';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS, type ItemListKey } from '../../profile/item-lists.ts';
import { type CharacterBonus, meanPotential } from '../../profile/potentials.ts';
import type { ItemLevel, ProfileCard } from '../../profile/profile.ts';
import type { StatTriple } from '../../vocabulary/stats.ts';
import { TEAM_SIZE } from '../team.ts';

/**
 * Teams as a link carries them: each card as it was counted, and the levels of the items they used. What they reach follows from that
 * and the question beside it, so no number of theirs is believed.
 */

/** A card with what the game adds for its character. */
export interface SharedCard {
  readonly entry: ProfileCard;
  readonly bonus: CharacterBonus;
}

/** Five cards, the leader first: how the others stand follows from the search. */
export type SharedTeam = readonly SharedCard[];

/** The items of one list of a profile by place; null where the teams use none. */
type SharedItems = ReadonlyMap<ItemListKey, readonly ItemLevel[]>;

export interface Shared {
  /** One for a song, three for a medley. */
  readonly teams: readonly SharedTeam[];
  readonly items: SharedItems;
  /** Items that profiles have no list for, by area-item id; left out where the teams use none. */
  readonly others?: ReadonlyMap<number, number>;
}

/** Links are written in the first form unless a card's bonus is given in parts. */
const VERSIONS = { sums: 1, parts: 2 } as const;
type Version = (typeof VERSIONS)[keyof typeof VERSIONS];
/** Bits of each number, wide enough for what the game may still bring. Fifteen cards and their question fit 200 characters, 220 with missions apart. */
const WIDTH = {
  version: 3,
  teams: 2,
  id: 13,
  level: 7,
  growth: 5,
  state: 3,
  sum: 7,
  part: 6,
} as const;
const MAX_OF_PART = 63;
const ITEM = { place: 2, level: 4 } as const;
/** More bits than fill up the last character, so that a link without such items ends before their count. */
const OTHERS = { count: 6, id: 9 } as const;
const SKILLS = 5;

/** A sum alone is written as a sum; so are values beyond what the game has. */
const isSum = ({ potential, missions, apart }: CharacterBonus): boolean =>
  (!apart && missions === 0) || Math.max(potential, missions, ...(apart ?? [])) > MAX_OF_PART;

/** A bit says whether parts follow, the next one whether the potentials are three. */
function bonusBits(bonus: CharacterBonus, version: Version): Bits[] {
  const { potential, missions, apart } = bonus;
  const sum: Bits = [potential + missions, WIDTH.sum];
  if (version === VERSIONS.sums) return [sum];
  if (isSum(bonus)) return [[0, 1], sum];
  const points = [...(apart ?? [potential]), missions].map((part): Bits => [part, WIDTH.part]);
  return [[1, 1], [apart ? 1 : 0, 1], ...points];
}

const cardBits = ({ entry, bonus }: SharedCard, version: Version): Bits[] => [
  [entry.id, WIDTH.id],
  [entry.level, WIDTH.level],
  [entry.skill * SKILLS + entry.master, WIDTH.growth],
  [entry.ep * 2 + entry.train, WIDTH.state],
  ...bonusBits(bonus, version),
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

const otherBits = (others: Shared['others']): Bits[] =>
  others
    ? [
        [others.size, OTHERS.count],
        ...[...others].flatMap(([id, level]): Bits[] => [[id, OTHERS.id], levelBits(level)]),
      ]
    : [];

export function encodeShared({ teams, items, others }: Shared): string {
  const cards = teams.flat();
  const version = cards.every(({ bonus }) => isSum(bonus)) ? VERSIONS.sums : VERSIONS.parts;
  return writeBits([
    [version, WIDTH.version],
    [teams.length, WIDTH.teams],
    ...cards.flatMap((card) => cardBits(card, version)),
    ...itemBits(items),
    ...otherBits(others),
  ]);
}

class Unreadable extends Error {}

type Read = (width: number) => number;

function readBonus(read: Read, version: Version): CharacterBonus {
  const areParts = version === VERSIONS.parts && read(1) === 1;
  if (!areParts) return { potential: Math.min(read(WIDTH.sum), BOUNDS.potential), missions: 0, apart: null };
  const isApart = read(1) === 1;
  const first = read(WIDTH.part);
  const apart: StatTriple | null = isApart ? [first, read(WIDTH.part), read(WIDTH.part)] : null;
  const potential = apart ? meanPotential(apart) : first;
  return { potential, missions: Math.min(read(WIDTH.part), BOUNDS.potential - potential), apart };
}

function readCard(read: Read, version: Version): SharedCard {
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
    bonus: readBonus(read, version),
  };
}

const readTeam = (read: Read, version: Version): SharedTeam =>
  Array.from({ length: TEAM_SIZE }, () => readCard(read, version));

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

/** Links made before there were such items end here. */
function readOthers(bits: ReturnType<typeof bitReader>, read: Read): ReadonlyMap<number, number> {
  const count = bits?.(OTHERS.count) ?? 0;
  const pairs = Array.from({ length: count }, () => [read(OTHERS.id), readLevel(read)] as const);
  return new Map(pairs.flatMap(([id, level]) => (level === null ? [] : [[id, level]])));
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
    const given = read(WIDTH.version);
    const version = Object.values(VERSIONS).find((known) => known === given) ?? null;
    if (version === null) return null;
    const count = read(WIDTH.teams);
    if (count !== 1 && count !== 3) return null;
    const teams = Array.from({ length: count }, () => readTeam(read, version));
    const ids = teams.flat().map(({ entry }) => entry.id);
    if (new Set(ids).size !== ids.length) return null;
    const items = readItems(read);
    const others = readOthers(bits, read);
    return { teams, items, ...(others.size > 0 && { others }) };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
