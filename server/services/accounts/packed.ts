import {
  CARD_RANGES,
  HIGHEST_ITEM,
  MAX_CARDS,
  MAX_CARDS_IN_ALL,
  MAX_OF_LIST,
  type PackedInRuns,
  type PackedInText,
  type StoredProfile,
  type StoredProfiles,
} from '#model/contract/account/stored';
import { CHARS_PER_CARD, unpackCard } from '#model/profile/files/decode-v1';
import { FIELDS, unpackIds } from '#model/profile/files/decode-v2';
import { Refusal } from '../refusal.ts';

/** The path of the first field that cannot be read, below its profile; null when all can. */
type Fault = string | null;
type Runs = PackedInRuns['data']['items'][string];
type Takes = (value: Runs[number] | undefined) => boolean;

const within = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const isItemLevel: Takes = (value) => value === null || within(value, [0, HIGHEST_ITEM]);

/** The values of a column: numbers as in the plain format, yes and no also as 1 and 0. */
const takenBy: Readonly<Record<(typeof FIELDS)[number][1], Takes>> = {
  level: (value) => within(value, CARD_RANGES.level),
  master: (value) => within(value, CARD_RANGES.master),
  skill: (value) => within(value, CARD_RANGES.skill),
  ep: (value) => within(value, CARD_RANGES.ep),
  train: (value) => typeof value === 'boolean' || within(value, CARD_RANGES.train),
  art: (value) => typeof value === 'boolean' || within(value, CARD_RANGES.art),
  exclude: (value) => typeof value === 'boolean' || within(value, [0, 1]),
};

/** How much runs name, counted and not made: a count may be any number. Null when they are no runs of such values. */
function lengthOf(runs: Runs, takes: Takes): number | null {
  if (runs.length % 2 !== 0) return null;
  let length = 0;
  for (let at = 0; at < runs.length; at += 2) {
    const count = runs[at];
    if (typeof count !== 'number' || !takes(runs[at + 1])) return null;
    length += count;
  }
  return length;
}

/** A short column repeats its last value, as every reader of them has it; one without any value says nothing. */
function areColumns(runs: Runs, takes: Takes, cards: number): boolean {
  const length = lengthOf(runs, takes);
  return length !== null && length <= cards && (length > 0 || cards === 0);
}

function faultInRuns({ data }: PackedInRuns): Fault {
  const ids = unpackIds(data.cards.ids);
  if (!ids || ids.length > MAX_CARDS || !ids.every((id) => within(id, CARD_RANGES.id)))
    return 'data.cards.ids';
  const column = FIELDS.find(([list, field]) => {
    const runs = data.cards[list];
    return runs !== undefined && !areColumns(runs, takenBy[field], ids.length);
  });
  if (column) return `data.cards.${column[0]}`;
  const list = Object.entries(data.items).find(
    ([, runs]) => (lengthOf(runs, isItemLevel) ?? Number.POSITIVE_INFINITY) > MAX_OF_LIST,
  );
  return list ? `data.items.${list[0]}` : null;
}

function faultInText({ data }: PackedInText): Fault {
  if (data.length % CHARS_PER_CARD !== 0) return 'data';
  for (let at = 0; at < data.length; at += CHARS_PER_CARD) {
    const { id, level, skill } = unpackCard(data.slice(at, at + CHARS_PER_CARD));
    const { id: ids, level: levels, skill: skills } = CARD_RANGES;
    if (!within(id, ids) || !within(level, levels) || !within(skill, skills)) return 'data';
  }
  return null;
}

function faultIn(profile: StoredProfile): Fault {
  if (profile.compression === '2') return faultInRuns(profile);
  return profile.compression === '1' ? faultInText(profile) : null;
}

/** Two bytes in base 64, where three bytes are four characters. */
const CHARS_PER_ID = 8 / 3;

/** Where the cards are, and how many, from how long that is. */
function cardsIn(profile: StoredProfile): { readonly field: string; readonly count: number } {
  if (profile.compression === '1')
    return { field: 'data', count: Math.floor(profile.data.length / CHARS_PER_CARD) };
  if (profile.compression !== '2') return { field: 'cards', count: profile.cards.length };
  const ids = profile.data.cards.ids.replace(/=+$/, '');
  return { field: 'data.cards.ids', count: Math.floor(ids.length / CHARS_PER_ID) };
}

/**
 * Holds packed profiles to the bounds of the plain ones before anything of them is unpacked or kept.
 * @throws Refusal with the field that cannot be read
 */
export function refuseUnreadable(profiles: StoredProfiles): void {
  let cards = 0;
  for (const [at, profile] of profiles.entries()) {
    const { field, count } = cardsIn(profile);
    cards += count;
    const fault = cards > MAX_CARDS_IN_ALL ? field : faultIn(profile);
    if (fault !== null)
      throw new Refusal('REQUEST_INVALID', { fields: { [`profiles.${at}.${fault}`]: 'INVALID' } });
  }
}
