import type { JsonObject } from '../records/reading.ts';

/** What names a card in JSON: the plain format, other sites, the API of players. */
const ID_KEYS = ['id', 'cardId', 'situationId'] as const;

/** The id of a card as JSON gives it; undefined when no key names one. */
export const givenId = (card: JsonObject): unknown =>
  ID_KEYS.map((key) => card[key]).find((value) => value !== undefined && value !== null);

/** Ids from `first` to `last`, both included. */
export interface IdSpan {
  readonly first: number;
  readonly last: number;
  /** A `T` behind the number: the card is trained. */
  readonly isTrained: boolean;
}

/** `12`, `#12`, `12T`, `12-20`; also with the dashes that phones and word processors make. */
const SPAN = /^#?(\d{1,9})(?:[-–—~〜]#?(\d{1,9}))?(t)?$/i;

/** The ids that a word stands for; null for other words. */
export function readIdSpan(word: string): IdSpan | null {
  const [, from, to, mark] = SPAN.exec(word.trim().normalize('NFKC')) ?? [];
  if (from === undefined) return null;
  const first = Number(from);
  const last = Number(to ?? from);
  return last < first ? null : { first, last, isTrained: mark !== undefined };
}

/** The one id of a cell; null for spans and other words. */
export function readMarkedId(cell: string): IdSpan | null {
  const span = readIdSpan(cell);
  return span && span.first === span.last && !/\d\D+\d/.test(cell) ? span : null;
}
