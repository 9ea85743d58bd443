import { normalise, withoutSigns } from '#model/encoding/normalise';

const ID = /^#\d+$/;

/** Words of a search field without their signs; `#12` means the record with that id alone. */
export function searchWords(query: string): readonly string[] {
  const words = normalise(query).split(' ');
  const plain = words.map((word) => (ID.test(word) ? word : withoutSigns(word)));
  // Signs alone are looked for as they are.
  return (plain.some((word) => word !== '') ? plain : words).filter((word) => word !== '');
}

interface Searched {
  readonly id: number;
  /** `searchable` already. It may be made when it is asked for, and is asked for only where there are words. */
  readonly text: string;
}

/** Whether every word is found. */
export function matchesWords(words: readonly string[], searched: Searched): boolean {
  const { id } = searched;
  return words.every((word) => {
    if (ID.test(word)) return id === Number(word.slice(1));
    return word === String(id) || searched.text.includes(word);
  });
}

/** Whether something is what a query looks for. */
export type Finder = (query: string) => (thing: Searched) => boolean;

/** By the words of names alone. */
export const findByWords: Finder = (query) => {
  const words = searchWords(query);
  return (thing) => matchesWords(words, thing);
};
