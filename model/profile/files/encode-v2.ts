import { encodeBase64 } from '../../encoding/base64.ts';
import { type RunValue, writeRuns } from '../../encoding/runs.ts';
import { BONUS_KEYS, ITEM_LIST_KEYS } from '../item-lists.ts';
import type { Profile, ProfileCard, ProfileItems } from '../profile.ts';
import { BYTES_PER_ID, FIELDS, HIGHEST_PLAIN_ID, WRAP } from './decode-v2.ts';

/** A profile of compression 2, ready for JSON. */
interface ProfileV2 {
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

/** All fields of a card but its id, compared field by field as one number is: a collection is packed with every change. */
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
  const bonuses = BONUS_KEYS.flatMap((key) => (items[key] ? [[key, writeRuns(items[key])]] : []));
  const others = items.others ? [['others', writeRuns(items.others)]] : [];
  return Object.fromEntries([...lists, ...bonuses, ...others]);
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
