import { searchable, typedWhole } from '../../encoding/normalise.ts';
import type { BandRecord } from '../../records/band.ts';
import type { CharacterRecord } from '../../records/character.ts';

/** Names as they are searched, all languages in one text, each name in a line of its own. */
export const wordsOf = (names: readonly (string | null)[]): string =>
  [...new Set(names)].flatMap((name) => (name === null ? [] : searchable(name) || [])).join('\n');

/** Searched names of several things in one text. */
export const joinedWords = (...words: readonly string[]): string =>
  words.filter((each) => each !== '').join('\n');

/** Forty people and ten bands are in the words of two thousand cards. */
function memoized<Key extends object>(compute: (key: Key) => string): (key: Key | undefined) => string {
  const cached = new WeakMap<Key, string>();
  return (key) => {
    if (key === undefined) return '';
    const known = cached.get(key) ?? compute(key);
    cached.set(key, known);
    return known;
  };
}

export const wordsOfPerson = memoized(({ name, firstName, nickname }: CharacterRecord) =>
  wordsOf([...name, ...name.map(typedWhole), ...firstName, ...nickname]),
);
export const wordsOfBand = memoized(({ name }: BandRecord) => wordsOf(name));
