import type { CardField } from '../profile.ts';
import words from './table-words.json' with { type: 'json' };

/** What a column of a table of cards holds. */
export type TableHead = 'id' | CardField;

const MARKS = /[\u0300-\u036f\ufe0f]/g;

/** Without capitals, accents and the width of signs. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').normalize('NFKC').toLowerCase().trim();

/** A head as it is compared: letters and digits alone. */
export const plainHead = (head: string): string => folded(head).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const HEADS: ReadonlyMap<string, TableHead> = new Map(
  Object.entries(words.heads).flatMap(([head, list]) =>
    list.map((word) => [plainHead(word), head as TableHead] as const),
  ),
);

/** What the head of a column says in any of the site's languages, the words of the plain format or of other sites. */
export const tableHead = (head: string): TableHead | null =>
  HEADS.get(head.trim() === '#' ? 'id' : plainHead(head)) ?? null;

const YES: ReadonlySet<string> = new Set(words.yes.map(folded));
const NO: ReadonlySet<string> = new Set(words.no.map(folded));

/** Yes or no in any of the site's languages; null for all else. */
export function readYesNo(cell: string): boolean | null {
  const word = folded(cell);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** Whether someone marks a column with O and X: there X means no, elsewhere it is a mark like ✓. */
export const hasCircles = (cells: readonly string[]): boolean => cells.some((cell) => folded(cell) === 'o');

const NUMBER = /^(?:s?lv\.?|sl|mr)?\s*(\d{1,9})$/;

/** A number of a card, also written `Lv. 60`; null for all else. */
export function readCardNumber(cell: string): number | null {
  const [, digits] = NUMBER.exec(folded(cell)) ?? [];
  return digits === undefined ? null : Number(digits);
}
