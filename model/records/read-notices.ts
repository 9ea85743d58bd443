import { asLanguages } from './read-rich-words.ts';
import { asArray, asInteger, asObject, asText } from './reading.ts';
import type { Languages } from './rich-text.ts';

/** A line of the people in charge above every page. */
export interface NoticeRecord {
  readonly id: number;
  readonly isWarning: boolean;
  readonly texts: Languages;
  /** Epoch milliseconds at which it ends. */
  readonly until: number;
  /** A page of this site. */
  readonly link: string | null;
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** What the server wrote into the page; what cannot be read is left out. */
export function readNotices(json: unknown): readonly NoticeRecord[] {
  return asArray(json).flatMap((entry) => {
    const { id, level, texts, until, link } = asObject(entry);
    const [number, end, words, path] = [asInteger(id), asInteger(until), asLanguages(texts), asText(link)];
    if (number === null || end === null || words === null) return [];
    const own = path !== null && OWN_PATH.test(path) ? path : null;
    return [{ id: number, isWarning: level === 'warning', texts: words, until: end, link: own }];
  });
}
