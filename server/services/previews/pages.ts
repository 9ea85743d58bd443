import { routeAt } from '#model/site/patterns';
import type { TextKey } from '#model/texts/groups';
import type { Locale } from '#model/vocabulary/locales';
import { textIn } from '../thing-words.ts';
import { ACCENT, type Told } from './telling.ts';

/** Stands in the address of a preview where things have their kind. */
export const PAGES = 'pages';

/** What there is to find on a page that is of no single thing, by its address. */
const LEADS: Readonly<Record<string, TextKey>> = {
  '/info': 'infoHub.lead',
  '/info/characters': 'infoHub.characters',
  '/info/cards': 'infoHub.cards',
  '/info/songs': 'infoHub.songs',
  '/info/events': 'infoHub.events',
};

/** The last part of such an address. */
const nameOf = (pattern: string): string => pattern.slice(pattern.lastIndexOf('/') + 1);

export interface ToldPage {
  readonly pattern: string;
  /** In the address of its preview. */
  readonly name: string;
  readonly tell: (locale: Locale) => Told;
}

function pageOf(pattern: string): ToldPage | null {
  const route = routeAt(pattern);
  const lead = Object.hasOwn(LEADS, pattern) && LEADS[pattern];
  if (!route || !lead) return null;
  const tell = (locale: Locale): Told => ({
    ...{ name: textIn(locale, route.title), facts: [textIn(locale, lead)] },
    ...{ color: ACCENT, pictures: [] },
  });
  return { pattern, name: nameOf(pattern), tell };
}

/** The page at an address, if it tells links what is to be found there. */
export const toldPageAt = (path: string): ToldPage | null => pageOf(routeAt(path)?.pattern ?? '');

/** The page of this name in the address of its preview. */
export const toldPageNamed = (name: string): ToldPage | null =>
  pageOf(Object.keys(LEADS).find((pattern) => nameOf(pattern) === name) ?? '');
