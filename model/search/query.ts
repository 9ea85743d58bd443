import { normalise, searchable, withoutSigns } from '../encoding/normalise.ts';
import type { Lexicon } from './lexicon.ts';

/** One meaning of a word. Ranges include both ends. */
export type Meaning =
  | { readonly kind: 'names'; readonly text: string }
  /** A name that is, or begins with, all that was typed. */
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'tags'; readonly any: readonly string[] }
  | { readonly kind: 'id' | 'stars' | 'rate' | 'level'; readonly from: number; readonly to: number }
  | { readonly kind: 'difficulty'; readonly any: readonly string[] }
  /** Nothing of this: a word with a minus before it. */
  | { readonly kind: 'not'; readonly of: readonly Meaning[] };

/** What someone looks for: of each word any meaning, of all words together all (reference R52). */
export type Query = readonly (readonly Meaning[])[];

const QUOTES = /["“”„«»「」『』]/g;
const MAX_STARS = 5;

const range = (kind: 'id' | 'stars' | 'rate' | 'level', from: number, to = from): Meaning => ({
  kind,
  from,
  to,
});

/** `4`, `4+`, `>=4`, `26-`, `<=26`, each also with a star or a per cent sign behind the number. */
const NUMBER = /^(>=|<=)?(\d{1,9}(?:\.\d)?)(\*|★|☆|%)?([+-])?$/;

function limits(sign: string | undefined, value: number): readonly [number, number] {
  if (sign === '+' || sign === '>=') return [value, Number.POSITIVE_INFINITY];
  if (sign === '-' || sign === '<=') return [0, value];
  return [value, value];
}

const LEVEL = /^lv\.?(\d{1,2})([+-])?$/;

function levelMeaning(word: string): Meaning | null {
  const [, digits, sign] = LEVEL.exec(word) ?? [];
  return digits === undefined ? null : range('level', ...limits(sign, Number(digits)));
}

function numberMeanings(word: string): readonly Meaning[] | null {
  const found = NUMBER.exec(word);
  if (!found) return null;
  const [, before, digits = '', unit, after] = found;
  const value = Number(digits);
  const sign = before ?? after;
  const [from, to] = limits(sign, value);
  if (unit === '%') return [range('rate', from, to)];
  if (unit !== undefined) return [range('stars', from, to)];
  if (sign !== undefined) {
    return [
      value <= MAX_STARS ? range('stars', from, to) : range('rate', from, to),
      range('level', from, to),
    ];
  }
  return [range('id', value), range('stars', value), range('rate', value), { kind: 'names', text: word }];
}

const ID = /^#(\d{1,9})$/;

/** A difficulty, or it and all harder ones with a plus behind it. */
function difficultyMeaning(word: string, { difficulties }: Lexicon): Meaning | null {
  const isOpen = word.endsWith('+');
  const name = difficulties.get(isOpen ? word.slice(0, -1) : word);
  if (name === undefined) return null;
  const order = [...new Set(difficulties.values())];
  return { kind: 'difficulty', any: isOpen ? order.slice(order.indexOf(name)) : [name] };
}

/** What a word or several mean besides names, with or without their signs. */
const tagsOf = (words: string, { tags }: Lexicon): readonly string[] | undefined =>
  tags.get(words) ?? tags.get(withoutSigns(words));

/** A minus before a word; titles between two of them are no such words. */
const NEGATED = /^[-−–](\p{L}.*[^-−–])$/u;

function meaningsOf(word: string, lexicon: Lexicon): readonly Meaning[] {
  const [, unwanted] = NEGATED.exec(word) ?? [];
  if (unwanted !== undefined) return [{ kind: 'not', of: meaningsOf(unwanted, lexicon) }];
  const id = ID.exec(word);
  if (id) return [range('id', Number(id[1]))];
  const tags = tagsOf(word, lexicon);
  const difficulty = difficultyMeaning(word, lexicon);
  // A word that is known never means a part of a name as well.
  if (tags || difficulty) {
    return [...(tags ? [{ kind: 'tags', any: tags } as const] : []), ...(difficulty ? [difficulty] : [])];
  }
  const level = levelMeaning(word);
  if (level) return [level];
  return numberMeanings(word) ?? [{ kind: 'names', text: searchable(word) }];
}

/** The longest run of words from here on that the lexicon knows; 0 for none. */
function knownRun(words: readonly string[], at: number, lexicon: Lexicon): number {
  for (let length = Math.min(lexicon.mostWords, words.length - at); length > 1; length--) {
    if (tagsOf(words.slice(at, at + length).join(' '), lexicon)) return length;
  }
  return 0;
}

const JOINED = /^(\D+)(\d{1,2}[+-]?)$/;
const SHORT_NUMBER = /^\d{1,2}[+-]?$/;

/** `ex26` is two words, and the number behind a difficulty is a level. */
function chartWords(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const isDifficulty = (word: string | undefined) => difficultyMeaning(word ?? '', lexicon) !== null;
  const parts = words.flatMap((word) => {
    const [, name, number] = JOINED.exec(word) ?? [];
    return name !== undefined && number !== undefined && isDifficulty(name) ? [name, number] : [word];
  });
  return parts.map((word, at) =>
    SHORT_NUMBER.test(word) && isDifficulty(parts[at - 1]) ? `lv${word}` : word,
  );
}

const SIGN_BETWEEN = /^[^\p{L}\p{N}]+$/u;

function plainQuery(text: string, lexicon: Lexicon): Query {
  const given = text.split(' ').filter((word) => word !== '');
  const said = given.filter((word) => !SIGN_BETWEEN.test(word));
  const words = chartWords(said.length > 0 ? said : given, lexicon);
  const query: (readonly Meaning[])[] = [];
  for (let at = 0; at < words.length; ) {
    const length = Math.max(1, knownRun(words, at, lexicon));
    query.push(meaningsOf(words.slice(at, at + length).join(' '), lexicon));
    at += length;
  }
  return query;
}

const isName = ({ kind }: Meaning): boolean => kind === 'names';
const isNegated = ({ kind }: Meaning): boolean => kind === 'not';

/** Words that are known may still be the beginning of a title, all of them together; numbers alone and ids are none. */
function orTitle(query: Query, typed: string): Query {
  const text = searchable(typed);
  if (query.some((meanings) => meanings.some(isNegated))) return query;
  if (!/\p{L}/u.test(text) || typed.split(' ').some((word) => ID.test(word))) return query;
  const title: Meaning = { kind: 'title', text };
  return query.map((meanings) => (meanings.some(isName) ? meanings : [...meanings, title]));
}

/** Reads what was typed. A slash in front, or quotes around a part, mean names and nothing else. */
export function parseQuery(typed: string, lexicon: Lexicon): Query {
  const text = normalise(typed).replace(QUOTES, '"');
  if (text.startsWith('/')) {
    const name = searchable(text.slice(1));
    return name === '' ? [] : [[{ kind: 'names', text: name }]];
  }
  const parts = text.split('"');
  const query = parts.flatMap((part, nth): Query => {
    const words = normalise(part);
    if (words === '') return [];
    return nth % 2 === 1 ? [[{ kind: 'names', text: searchable(words) }]] : plainQuery(words, lexicon);
  });
  return parts.length > 1 ? query : orTitle(query, text);
}
