import { decodeBase64, encodeBase64 } from '../../encoding/base64.ts';
import { type RunValue, readRuns, writeRuns } from '../../encoding/runs.ts';
import { isJsonObject, type JsonObject } from '../../records/reading.ts';
import { CHARACTER_COUNT } from '../../vocabulary/characters.ts';
import { ITEM_IDS_BY_LIST, ITEM_LIST_KEYS } from '../item-lists.ts';
import { readCardList, readItems, readName, readServer } from '../plain.ts';
import type { Profile, ProfileCard, ProfileItems } from '../profile.ts';
import type { ProfileReading } from './failure.ts';

/** Ids are two bytes each; what would be above this stands for the cards from 90001 on (spec §5). */
const HIGHEST_PLAIN_ID = 24_464;
const WRAP = 65_536;
const BYTES_PER_ID = 2;

const FIELDS = [
  ['levels', 'level'],
  ['masters', 'master'],
  ['skills', 'skill'],
  ['eps', 'ep'],
  ['trains', 'train'],
  ['arts', 'art'],
  ['excludes', 'exclude'],
] as const;

function readIds(value: unknown): readonly number[] | null {
  const bytes = typeof value === 'string' ? decodeBase64(value) : null;
  if (!bytes || bytes.length % BYTES_PER_ID !== 0) return null;
  const ids: number[] = [];
  for (let i = 0; i < bytes.length; i += BYTES_PER_ID) {
    const id = (bytes[i] ?? 0) + (bytes[i + 1] ?? 0) * 256;
    ids.push(id > HIGHEST_PLAIN_ID ? id + WRAP : id);
  }
  return ids;
}

/** Item lists are run-length too; a list that is not there means not owned, as in the plain format. */
function unpackItems(value: unknown): unknown {
  if (!isJsonObject(value)) return undefined;
  const lists = ITEM_LIST_KEYS.map((key) => [key, readRuns(value[key], ITEM_IDS_BY_LIST[key].length)]);
  const entries = [...lists, ['potentials', readRuns(value.potentials, CHARACTER_COUNT)]];
  return Object.fromEntries(entries);
}

/** Reads a profile of compression 2. Never throws. */
export function decodeV2(file: JsonObject): ProfileReading {
  const data = isJsonObject(file.data) ? file.data : null;
  const packed = data && isJsonObject(data.cards) ? data.cards : null;
  const ids = packed ? readIds(packed.ids) : null;
  if (!data || !packed || !ids) return { ok: false, reason: 'brokenData' };
  const columns = FIELDS.map(([list, field]) => [field, readRuns(packed[list], ids.length)] as const);
  const rows = ids.map((id, i) => ({
    id,
    ...Object.fromEntries(columns.map(([field, values]) => [field, values?.[i]])),
  }));
  const { cards, dropped, problems } = readCardList(rows);
  const profile: Profile = {
    name: readName(file.name),
    server: readServer(file.server),
    items: readItems(unpackItems(data.items)),
    cards,
  };
  return { ok: true, profile, droppedCards: dropped, problems };
}

/** A profile of compression 2, ready for JSON. */
export interface ProfileV2 {
  readonly name: string;
  readonly server: number;
  readonly compression: '2';
  readonly data: {
    readonly cards: Readonly<Record<string, string | readonly RunValue[]>>;
    readonly items: Readonly<Record<string, readonly RunValue[]>>;
  };
}

export interface EncodedV2 {
  readonly file: ProfileV2;
  /** Ids that two bytes cannot tell apart from others; none of them is a real card. */
  readonly skipped: readonly number[];
}

const isEncodable = (id: number): boolean =>
  (id >= 1 && id <= HIGHEST_PLAIN_ID) || (id > HIGHEST_PLAIN_ID + WRAP && id < 2 * WRAP);

/** More than any value of a field, so that all of them make one number. */
const RADIX = 128;

/** All that is told of a card but its id, compared field by field as one number is: a collection is packed with every change. */
const likeness = (card: ProfileCard): number =>
  FIELDS.reduce((sum, [, field]) => sum * RADIX + Number(card[field]), 0);

/** Like cards side by side make long runs. */
const inRuns = (cards: readonly ProfileCard[]): readonly ProfileCard[] =>
  cards
    .map((card) => ({ card, rank: likeness(card) }))
    .sort((a, b) => b.rank - a.rank || a.card.id - b.card.id)
    .map(({ card }) => card);

function packIds(cards: readonly ProfileCard[]): string {
  const bytes = new Uint8Array(cards.length * BYTES_PER_ID);
  for (const [i, { id }] of cards.entries()) {
    bytes[i * BYTES_PER_ID] = id & 0xff;
    bytes[i * BYTES_PER_ID + 1] = (id >> 8) & 0xff;
  }
  return encodeBase64(bytes);
}

function packItems(items: ProfileItems): Readonly<Record<string, readonly RunValue[]>> {
  const lists = ITEM_LIST_KEYS.map((key) => [key, writeRuns(items[key])]);
  return Object.fromEntries([...lists, ['potentials', writeRuns(items.potentials)]]);
}

/** Packs a profile; cards change their order. */
export function encodeV2(profile: Profile): EncodedV2 {
  const cards = inRuns(profile.cards.filter((card) => isEncodable(card.id)));
  const columns = FIELDS.map(([list, field]) => [list, writeRuns(cards.map((card) => Number(card[field])))]);
  return {
    file: {
      name: profile.name,
      server: profile.server,
      compression: '2',
      data: {
        cards: { ids: packIds(cards), ...Object.fromEntries(columns) },
        items: packItems(profile.items),
      },
    },
    skipped: profile.cards.filter((card) => !isEncodable(card.id)).map((card) => card.id),
  };
}
