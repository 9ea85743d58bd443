import type { ChartAbout } from './about.ts';
import { isAlike } from './alike.ts';
import type { ChartDraft } from './draft.ts';

/** Parts of a draft that the site may refuse, in the order of the form. */
export const REFUSABLE_PARTS = [
  'notes',
  'music',
  'title',
  'artists',
  'diff',
  'level',
  'tags',
  'summary',
  'rating',
] as const;
export type RefusablePart = (typeof REFUSABLE_PARTS)[number];

/** What the site calls them; a description is the text of the post. */
const PART_OF: Readonly<Record<string, RefusablePart>> = {
  chart: 'notes',
  song: 'music',
  title: 'title',
  artists: 'artists',
  diff: 'diff',
  level: 'level',
  tags: 'tags',
  summary: 'summary',
  content: 'summary',
  rating: 'rating',
};

export interface RefusedParts {
  readonly parts: readonly RefusablePart[];
  /** Ids of the entries that were named, at most a hundred. */
  readonly entries: readonly number[];
}

export const NOTHING_REFUSED: RefusedParts = { parts: [], entries: [] };

const MAX_NAMED = 100;

const isUnchanged = (part: RefusablePart, sent: ChartDraft, now: ChartDraft): boolean => {
  if (part === 'notes') return sent.sheet === now.sheet;
  const key: keyof ChartAbout = part;
  return isAlike(sent.about[key], now.about[key]);
};

/** The parts that the names of refused fields, such as `chart.17.lane`, are about. What was changed since it was sent is no longer refused. */
export function refusedParts(fields: readonly string[], sent: ChartDraft, now: ChartDraft): RefusedParts {
  const paths = fields.map((field) => field.split('.'));
  const named = new Set(paths.map(([first = '']) => PART_OF[first]));
  const parts = REFUSABLE_PARTS.filter((part) => named.has(part) && isUnchanged(part, sent, now));
  if (parts.length === 0) return NOTHING_REFUSED;
  const places = paths.flatMap(([first, place]) => (first === 'chart' ? [Number(place)] : []));
  // Charts are sent in the order of their sheet.
  const entries = [...new Set(places)].flatMap((place) => sent.sheet.entries[place]?.id ?? []);
  return { parts, entries: parts.includes('notes') ? entries.slice(0, MAX_NAMED) : [] };
}
