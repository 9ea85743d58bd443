import { decodeBase64 } from '../../encoding/base64.ts';
import { readRuns, runsLength } from '../../encoding/runs.ts';
import { isJsonObject, type JsonObject } from '../../records/reading.ts';
import { CHARACTER_COUNT, MAX_CHARACTER_ID } from '../../vocabulary/characters.ts';
import { BONUS_KEYS, ITEM_IDS_BY_LIST, ITEM_LIST_KEYS, MAX_ITEM_ID } from '../item-lists.ts';
import { readCardList, readItems, readName, readServer } from '../plain.ts';
import type { Profile } from '../profile.ts';
import type { ProfileReading } from './failure.ts';

/** Ids are two bytes each; what would be above this stands for the cards from 90001 on (reference R36). */
export const HIGHEST_PLAIN_ID = 24_464;
export const WRAP = 65_536;
export const BYTES_PER_ID = 2;

export const FIELDS = [
  ['levels', 'level'],
  ['masters', 'master'],
  ['skills', 'skill'],
  ['eps', 'ep'],
  ['trains', 'train'],
  ['arts', 'art'],
  ['excludes', 'exclude'],
] as const;

/** Ids of cards from base 64; null when it is none. */
export function unpackIds(value: unknown): readonly number[] | null {
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
export function unpackItems(value: unknown): unknown {
  if (!isJsonObject(value)) return undefined;
  const lists = ITEM_LIST_KEYS.map((key) => [key, readRuns(value[key], ITEM_IDS_BY_LIST[key].length)]);
  const bonuses = BONUS_KEYS.map((key) => {
    const length = Math.max(CHARACTER_COUNT, runsLength(value[key], MAX_CHARACTER_ID));
    return [key, readRuns(value[key], length)];
  });
  const others = readRuns(value.others, runsLength(value.others, MAX_ITEM_ID));
  return Object.fromEntries([...lists, ...bonuses, ['others', others]]);
}

/** Reads a profile of compression 2. Never throws. */
export function decodeV2(file: JsonObject): ProfileReading {
  const data = isJsonObject(file.data) ? file.data : null;
  const packed = data && isJsonObject(data.cards) ? data.cards : null;
  const ids = packed ? unpackIds(packed.ids) : null;
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
