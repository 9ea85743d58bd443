import { type FamilyName, isFamilyName, loadFamily } from '#model/families/families';
import { ACCENT } from '#model/families/fields';
import type { RecordList } from '#model/records/list-readers';
import { inLanguage } from '#model/rules/languages';
import type { Locale } from '#model/vocabulary/locales';
import type { PublishedLists } from '../families/lists.ts';
import { publishedFamily, wordsFor } from '../families/source.ts';
import { serversFor } from './languages.ts';

/** Title, facts and images of a page for link previews (Open Graph). */
export interface LinkSummary {
  readonly name: string;
  /** The most important first. */
  readonly facts: readonly string[];
  /** `#rrggbb` of its band or attribute. */
  readonly color: string;
  /** Addresses of its picture, the best first. */
  readonly pictures: readonly string[];
}

/** Things that have a page and a preview, by the word in the preview's address. */
export type Summarised = FamilyName | 'news';

export const isSummarised = (kind: string): kind is Summarised => kind === 'news' || isFamilyName(kind);

/** The list that holds things of this kind. */
export const listOf = async (kind: Summarised): Promise<RecordList> =>
  kind === 'news' ? kind : (await loadFamily(kind)).list;

async function summariseItem(
  lists: PublishedLists,
  name: FamilyName,
  id: number,
  locale: Locale,
): Promise<LinkSummary | null> {
  const servers = serversFor(locale);
  const words = wordsFor(locale, servers, 'medium');
  const { family, context, item } = await publishedFamily(lists, name, servers, words, Date.now());
  const found = item(id);
  if (!found) return null;
  return {
    name: family.title(found),
    facts: family.summary.flatMap((key) => family.fields[key]?.text?.(found, context) || []),
    color: family.color(found, context),
    pictures: family.art(found, context),
  };
}

async function summariseArticle(
  lists: PublishedLists,
  id: number,
  locale: Locale,
): Promise<LinkSummary | null> {
  const article = (await lists.one('news')).get(id);
  if (!article) return null;
  const { dates } = wordsFor(locale, serversFor(locale), 'medium');
  const day = article.timestamp === null ? '' : dates.date(article.timestamp);
  return {
    name: inLanguage(article.titles, locale)?.text ?? article.title,
    facts: [day, article.authors.join(', ')].filter((fact) => fact !== ''),
    color: ACCENT,
    pictures: [],
  };
}

/** The summary of a thing in a language; null when there is no such thing. */
export const summarise = (
  lists: PublishedLists,
  kind: Summarised,
  id: number,
  locale: Locale,
): Promise<LinkSummary | null> =>
  kind === 'news' ? summariseArticle(lists, id, locale) : summariseItem(lists, kind, id, locale);
