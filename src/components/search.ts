import { normalise } from '#model/search/normalise';

/** Words of a search field; `#12` means the record with that id alone. */
export function searchWords(query: string): readonly string[] {
  const text = normalise(query);
  return text === '' ? [] : text.split(' ');
}

interface Searched {
  readonly id: number;
  /** Normalised already. It may be made when it is asked for, and is asked for only where there are words. */
  readonly text: string;
}

/** Whether every word is found. */
export function matchesWords(words: readonly string[], searched: Searched): boolean {
  const { id } = searched;
  return words.every((word) => {
    if (/^#\d+$/.test(word)) return id === Number(word.slice(1));
    return word === String(id) || searched.text.includes(word);
  });
}
