import { isAlike } from './alike.ts';
import type { WorkContent } from './kept-work.ts';

/** What of a draft the site refused. */
export interface RefusedParts<Part> {
  readonly parts: readonly Part[];
  /** Ids of the entries that were named, at most a hundred. */
  readonly entries: readonly number[];
}

/** How the site names the parts of a kind of work. */
export interface RefusableWork<Content extends WorkContent, Part extends string> {
  /** In the order of the form. */
  readonly parts: readonly Part[];
  /** By the first name of a field. */
  readonly partOf: Readonly<Record<string, Part>>;
  /** The work itself, such as the notes of a chart. */
  readonly work: Part;
  /** The place that the way to a refused field names, such as 17 of `chart.17.lane`; NaN where it names none. */
  readonly placeIn: (way: readonly string[]) => number;
  readonly idAt: (sheet: Content['sheet'], place: number) => number | undefined;
}

const MAX_NAMED = 100;

/**
 * The parts that the names of refused fields are about. What was changed since it was sent is no longer refused. Entries are sent in the
 * order of their sheet.
 */
export function refusedWork<Content extends WorkContent, Part extends string>(
  { parts: all, partOf, work, placeIn, idAt }: RefusableWork<Content, Part>,
  fields: readonly string[],
  sent: Content,
  now: Content,
): RefusedParts<Part> {
  const [before, after]: Readonly<Record<string, unknown>>[] = [{ ...sent.about }, { ...now.about }];
  const isUnchanged = (part: Part): boolean =>
    part === work ? sent.sheet === now.sheet : isAlike(before?.[part], after?.[part]);
  const ways = fields.map((field) => field.split('.'));
  const named = new Set(ways.map(([first = '']) => partOf[first]));
  const parts = all.filter((part) => named.has(part) && isUnchanged(part));
  if (!parts.includes(work)) return { parts, entries: [] };
  const places = ways.flatMap((way) => (partOf[way[0] ?? ''] === work ? [placeIn(way)] : []));
  const entries = [...new Set(places)].flatMap((place) => idAt(sent.sheet, place) ?? []);
  return { parts, entries: entries.slice(0, MAX_NAMED) };
}
