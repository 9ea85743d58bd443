import { FAMILY as ARCHIVES, cutoffsOn } from '#model/families/events/archives/family';
import { type FamilyName, isFamilyName, loadFamily } from '#model/families/families';
import type { Context } from '#model/families/family';
import { ACCENT, joinWords } from '#model/families/fields';
import type { RecordList } from '#model/records/list-readers';
import { serversFor } from '#model/rules/home-servers';
import { inLanguage } from '#model/rules/languages';
import type { Locale } from '#model/vocabulary/locales';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import { NOBODY, publishedFamily, wordsFor } from '../families/source.ts';

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
export type Summarised = FamilyName | 'news' | 'eventarchives';

export const isSummarised = (kind: string): kind is Summarised =>
  kind === 'news' || kind === 'eventarchives' || isFamilyName(kind);

/** A thing that has a page and a preview. */
export interface PreviewObject {
  readonly kind: Summarised;
  readonly id: number;
  /** Of an archive, which is how an event ended on one server; null for all else. */
  readonly server: ServerIndex | null;
}

/** The list that holds things of this kind. An archive has a page where its event is known. */
export async function listOf(kind: Summarised): Promise<RecordList> {
  if (kind === 'news') return kind;
  return kind === 'eventarchives' ? 'events' : (await loadFamily(kind)).list;
}

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

const NOTHING = [null, null, null, null, null] as const;

/** How an event ended on a server: its kind, the server, when it was over, and ranks that most servers keep. */
async function summariseArchive(
  lists: PublishedLists,
  server: ServerIndex,
  id: number,
  locale: Locale,
): Promise<LinkSummary | null> {
  const servers = serversFor(locale);
  const words = wordsFor(locale, servers, 'medium');
  const loaded = await lists.some(ARCHIVES.head.needs);
  if (!loaded.events.has(id)) return null;
  const context: Context = {
    ...servers,
    words,
    lists: loaded,
    now: Date.now(),
    mine: NOBODY,
    pending: [],
    asked: { server: [SERVERS[server]] },
  };
  const archive = loaded.archives.get(id) ?? { id, cutoffs: NOTHING, best: NOTHING };
  const item = ARCHIVES.item(archive, context);
  const { type, end } = ARCHIVES.fields;
  const facts = [
    joinWords(words.t('page.eventArchive'), type?.text?.(item, context) ?? null),
    joinWords(words.t(`server.${SERVERS[server]}`), end?.text?.(item, context) ?? null),
    cutoffsOn(item, server, context) ?? words.t('archives.notKept'),
  ];
  return {
    name: ARCHIVES.title(item),
    facts,
    color: ARCHIVES.color(item, context),
    pictures: ARCHIVES.art(item, context),
  };
}

/** The summary of a thing in a language; null when there is no such thing. */
export async function summarise(
  lists: PublishedLists,
  { kind, id, server }: PreviewObject,
  locale: Locale,
): Promise<LinkSummary | null> {
  if (kind === 'news') return summariseArticle(lists, id, locale);
  if (kind !== 'eventarchives') return summariseItem(lists, kind, id, locale);
  return server === null ? null : summariseArchive(lists, server, id, locale);
}
