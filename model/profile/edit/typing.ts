import type { CardRecord } from '../../records/card.ts';
import type { ProfileCard } from '../profile.ts';
import { type CardPatch, FINISHED, typedLevel } from './card-values.ts';

/** Digits typed on a card so far: another card or another key starts over. */
export interface Typing {
  readonly id: number;
  readonly digits: string;
}

/** What a key does to the card under the cursor. */
export type KeyEdit =
  | { readonly kind: 'set'; readonly patch: CardPatch; readonly typing: Typing | null }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove' };

const LONGEST = 2;

const turned = (value: number, count: number, isBack: boolean): number =>
  (value + (isBack ? count - 1 : 1)) % count;

const SKILLS = 5;
const MASTERS = 5;

/** What the letters set; with Shift they count down. */
function byLetter(letter: string, isBack: boolean, entry: ProfileCard, card: CardRecord): CardPatch | null {
  switch (letter) {
    case 's':
      return { skill: turned(entry.skill, SKILLS, isBack) };
    case 'm':
      return { master: turned(entry.master, MASTERS, isBack) };
    case 'e':
      return { ep: turned(Math.min(entry.ep, card.episodes.length), card.episodes.length + 1, isBack) };
    case 't':
      return { train: entry.train === 1 ? 0 : 1 };
    case 'a':
      return { art: entry.art === 1 ? 0 : 1 };
    case 'x':
      return { exclude: !entry.exclude };
    case 'f':
      return FINISHED;
    default:
      return null;
  }
}

function byDigit(digit: string, entry: ProfileCard, card: CardRecord, typing: Typing | null): KeyEdit {
  const before = typing?.id === card.id && typing.digits.length < LONGEST ? typing.digits : '';
  const digits = before + digit;
  return {
    kind: 'set',
    patch: typedLevel(entry, Number(digits), card),
    typing: { id: card.id, digits },
  };
}

/**
 * Quick entry: digits are the level, letters count the other values, `+` takes a card into the collection. Null for a key that
 * means nothing here. A card that is not owned can only be taken.
 */
export function keyEdit(
  key: string,
  entry: ProfileCard | null,
  card: CardRecord,
  typing: Typing | null,
): KeyEdit | null {
  if (!entry) return key === '+' ? { kind: 'add' } : null;
  if (key === 'Delete') return { kind: 'remove' };
  if (/^\d$/.test(key)) return byDigit(key, entry, card, typing);
  const patch = byLetter(key.toLowerCase(), key !== key.toLowerCase(), entry, card);
  return patch && { kind: 'set', patch, typing: null };
}
