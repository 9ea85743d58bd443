import type { JsonObject } from '../../records/reading.ts';
import { readCardList, readItems, readName, readServer } from '../plain.ts';
import type { Profile } from '../profile.ts';
import type { ProfileReading } from './failure.ts';

/** Digits of base 64 in the older form, most significant first (reference R36). */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
export const CHARS_PER_CARD = 5;
const BASE = 64;
/** Ids from here on stand for the cards from 10000 on (reference R36). */
const FIRST_MOVED_ID = 3072;
const MOVED_BY = 6928;
const FORM = /^[0-9A-Za-z_-]*$/;

const digit = (char: string): number => ALPHABET.indexOf(char);
const number = (text: string): number => [...text].reduce((sum, char) => sum * BASE + digit(char), 0);

/** id (2), level (1), and the rest in mixed base: exclude, art, train, episodes (of 3), skill. */
export function unpackCard(text: string) {
  const id = number(text.slice(0, 2));
  const rest = number(text.slice(3));
  return {
    id: id >= FIRST_MOVED_ID ? id + MOVED_BY : id,
    level: digit(text.charAt(2)),
    exclude: rest % 2,
    art: Math.floor(rest / 2) % 2,
    train: Math.floor(rest / 4) % 2,
    ep: Math.floor(rest / 8) % 3,
    skill: Math.floor(rest / 24),
  };
}

/** Reads a profile of compression 1: five characters per card, items plain, no master ranks. Never throws. */
export function decodeV1(file: JsonObject): ProfileReading {
  const { data } = file;
  if (typeof data !== 'string') return { ok: false, reason: 'brokenData' };
  const text = data.trim();
  if (text.length % CHARS_PER_CARD !== 0 || !FORM.test(text)) return { ok: false, reason: 'brokenData' };
  const rows = Array.from({ length: text.length / CHARS_PER_CARD }, (_, i) =>
    unpackCard(text.slice(i * CHARS_PER_CARD, (i + 1) * CHARS_PER_CARD)),
  );
  const { cards, dropped, problems } = readCardList(rows);
  const profile: Profile = {
    name: readName(file.name),
    server: readServer(file.server),
    items: readItems(file.items),
    cards,
  };
  return { ok: true, profile, droppedCards: dropped, problems };
}
