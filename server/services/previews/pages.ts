import { FAMILIES, listPath } from '#model/families/families';
import { ACCENT } from '#model/families/fields';
import { routeAt } from '#model/site/patterns';
import type { TextKey } from '#model/texts/groups';
import type { Locale } from '#model/vocabulary/locales';
import { textIn } from '../thing-words.ts';
import type { LinkSummary } from './summaries.ts';

/** Stands in the address of a preview where things have their kind. */
export const PAGES = 'pages';

/** What there is to find on a page that is of no single thing, by its address. */
const LEADS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['/info', 'infoHub.lead'],
  ['/info/eventarchives', 'infoHub.eventArchives'],
  ['/info/miracleticket', 'infoHub.miracleTicket'],
  ...FAMILIES.map((head) => [listPath(head), head.texts.lead] as const),
]);

/** The last part of such an address. */
const nameOf = (pattern: string): string => pattern.slice(pattern.lastIndexOf('/') + 1);

export interface SummarisedPage {
  readonly pattern: string;
  /** In the address of its preview. */
  readonly name: string;
  readonly summarise: (locale: Locale) => LinkSummary;
}

function pageOf(pattern: string): SummarisedPage | null {
  const route = routeAt(pattern);
  const lead = LEADS.get(pattern);
  if (!route || !lead) return null;
  const summarise = (locale: Locale): LinkSummary => ({
    name: textIn(locale, route.title),
    facts: [textIn(locale, lead)],
    color: ACCENT,
    pictures: [],
  });
  return { pattern, name: nameOf(pattern), summarise };
}

/** The page at an address, if link previews say what there is to find on it. */
export const pageSummaryAt = (path: string): SummarisedPage | null => pageOf(routeAt(path)?.pattern ?? '');

/** The page of this name in the address of its preview. */
export const pageSummaryNamed = (name: string): SummarisedPage | null =>
  pageOf([...LEADS.keys()].find((pattern) => nameOf(pattern) === name) ?? '');
