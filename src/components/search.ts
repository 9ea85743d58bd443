import { normalise } from '#model/search/normalise';

/** Words of a search field; `#12` means the record with that id alone. */
export function searchWords(query: string): readonly string[] {
  const text = normalise(query);
  return text === '' ? [] : text.split(' ');
}

/** Whether every word is found; `text` must be normalised already. */
export function matchesWords(words: readonly string[], id: number, text: string): boolean {
  return words.every((word) => {
    if (/^#\d+$/.test(word)) return id === Number(word.slice(1));
    return word === String(id) || text.includes(word);
  });
}
