import { type FamilyName, isFamilyName, loadFamily, PAGED_FAMILIES } from '#model/families/families';
import { ACCENT } from '#model/families/fields';
import type { RecordList } from '#model/records/list-readers';
import { serversFor } from '#model/rules/home-servers';
import { inLanguage } from '#model/rules/languages';
import type { Locale } from '#model/vocabulary/locales';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import { publishedFamily, wordsFor } from '../families/source.ts';

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

/** What is written into the head of a page, for apps that show links to it. Plain texts, from anywhere. */
export interface LinkTags {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  readonly locale: Locale;
  /** Both without the site's own address. */
  readonly path: string;
  readonly picture: string;
  /** The address of a feed of what is new here, without the site's own. */
  readonly feed?: string;
}

/** Things that have a page and a preview, by the word in the preview's address. */
export type Summarised = FamilyName | 'news';

export const isSummarised = (kind: string): kind is Summarised => kind === 'news' || isFamilyName(kind);

/** Whether things of this kind are named by a server and a number. */
export const hasServer = (kind: Summarised): boolean =>
  PAGED_FAMILIES.some((head) => head.name === kind && 'hasServer' in head);

/** A thing that has a page and a preview. */
export interface PreviewObject {
  readonly kind: Summarised;
  readonly id: number;
  /** The server of a thing that exists once per server; null for all others. */
  readonly server: ServerIndex | null;
}

/** The list that holds things of this kind. */
export const listOf = async (kind: Summarised): Promise<RecordList> =>
  kind === 'news' ? kind : (await loadFamily(kind)).list;

async function summariseItem(
  lists: PublishedLists,
  name: FamilyName,
  { id, server }: Pick<PreviewObject, 'id' | 'server'>,
  locale: Locale,
): Promise<LinkSummary | null> {
  const servers = serversFor(locale);
  const words = wordsFor(locale, servers, 'medium');
  const { family, context, item } = await publishedFamily(lists, name, servers, words, Date.now(), server);
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
  { kind, ...thing }: PreviewObject,
  locale: Locale,
): Promise<LinkSummary | null> =>
  kind === 'news' ? summariseArticle(lists, thing.id, locale) : summariseItem(lists, kind, thing, locale);
