import { type FeedAsk, feedPath } from '#model/contract/feeds';
import { EVENT_BOARDS_HEAD } from '#model/families/events/boards/head';
import { ACCENT } from '#model/families/fields';
import { readTag } from '#model/rules/read-tag';
import { FIXED_PAGES } from '#model/site/links';
import { POST_LISTS } from '#model/site/objects';
import { OTHERS, OTHERS_PATH, otherOf, otherPath } from '#model/site/others';
import { matchPattern, routeAt } from '#model/site/patterns';
import type { TextKey } from '#model/texts/groups';
import type { Locale } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { textIn } from '../thing-words.ts';
import type { LinkSummary } from './summaries.ts';

/** Stands in the address of a preview where things have their kind. */
export const PAGES = 'pages';

interface PageTexts {
  /** What there is to find on it. */
  readonly lead: TextKey;
  /** That of its route where it is left out. */
  readonly title?: TextKey;
}

/** The pages that are of no single thing, by their addresses. */
const PAGE_TEXTS: ReadonlyMap<string, PageTexts> = new Map<string, PageTexts>([
  ...FIXED_PAGES.flatMap(({ path, route: { section, lead } }) =>
    lead && (section === 'info' || section === 'community' || path === EVENT_BOARDS_HEAD.path)
      ? [[path, { lead }] as const]
      : [],
  ),
  ...SERVERS.map(
    (server) => [`${EVENT_BOARDS_HEAD.path}/${server}`, { lead: EVENT_BOARDS_HEAD.texts.lead }] as const,
  ),
  ...OTHERS.map(
    (name) =>
      [otherPath(name), { lead: `others.leadOf.${name}`, title: `others.title.${name}` } as const] as const,
  ),
]);

/** `cards`, `others-stamps`; `info` and `leaderboard-events` of other sections. */
const nameOf = (path: string): string => path.replace(/^\/(info\/)?/, '').replaceAll('/', '-');

const withoutLastSlash = (path: string): string => path.replace(/\/$/, '');

const LISTS: Readonly<Record<string, NonNullable<FeedAsk['kind']>>> = {
  '/community': 'text',
  [POST_LISTS.text]: 'text',
  [POST_LISTS.chart]: 'chart',
  [POST_LISTS.story]: 'story',
};

/** The feed of what a page lists by its query; null for other pages. */
export function feedOfPage(path: string, query: string, locale: Locale): string | null {
  const kind = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined;
  if (kind === undefined) return null;
  const tag = readTag(new URLSearchParams(query).get('tag') ?? '');
  return feedPath({ kind, ...(tag && { tag }) }, locale);
}

export interface SummarisedPage {
  readonly path: string;
  /** In the address of its preview. */
  readonly name: string;
  readonly summarise: (locale: Locale) => LinkSummary;
}

/** The page at an address, if link previews say what there is to find on it. */
export function pageSummaryAt(address: string): SummarisedPage | null {
  const path = withoutLastSlash(address);
  const texts = PAGE_TEXTS.get(path);
  const title = texts?.title ?? routeAt(path)?.title;
  if (!texts || !title) return null;
  const summarise = (locale: Locale): LinkSummary => ({
    name: textIn(locale, title),
    facts: [textIn(locale, texts.lead)],
    color: ACCENT,
    pictures: [],
  });
  return { path, name: nameOf(path), summarise };
}

/** The page of this name in the address of its preview. */
export const pageSummaryNamed = (name: string): SummarisedPage | null =>
  pageSummaryAt([...PAGE_TEXTS.keys()].find((path) => nameOf(path) === name) ?? '');

/** Whether an address is that of a smaller list that the site does not have. */
export function isUnknownPage(path: string): boolean {
  const name = matchPattern(`${OTHERS_PATH}/{name?}`, path)?.name;
  return name !== undefined && otherOf(name) === null;
}
