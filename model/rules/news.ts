import type { NewsItem, NewsRecord } from '../records/news.ts';
import type { RichText } from '../records/rich-text.ts';
import type { Locale } from '../vocabulary/locales.ts';
import { NEWS_TOPICS, type NewsTopic, tagCode } from '../vocabulary/news-tags.ts';
import { SERVERS, type ServerCode } from '../vocabulary/servers.ts';
import { inLanguage, languageFor } from './languages.ts';

/** A tag that the site knows by a name of its own, or as the data writes it. */
export type NewsTag =
  | { readonly kind: 'server'; readonly code: string; readonly server: ServerCode }
  | { readonly kind: 'topic'; readonly code: string; readonly topic: NewsTopic }
  | { readonly kind: 'other'; readonly code: string; readonly text: string };

/** Null for a tag without letters. */
export function newsTag(text: string): NewsTag | null {
  const code = tagCode(text);
  const server = SERVERS.find((known) => known === code);
  if (server) return { kind: 'server', code, server };
  const topic = NEWS_TOPICS.find((known) => known === code);
  if (topic) return { kind: 'topic', code, topic };
  return code === '' ? null : { kind: 'other', code, text };
}

/** Each tag once; of two spellings of one code the first counts. */
export function newsTags(texts: readonly string[]): readonly NewsTag[] {
  const byCode = new Map<string, NewsTag>();
  for (const text of texts) {
    const tag = newsTag(text);
    if (tag && !byCode.has(tag.code)) byCode.set(tag.code, tag);
  }
  return [...byCode.values()];
}

/** Every tag of the list: topics in our order, then others, then servers. */
export function allTags(news: Iterable<NewsRecord>): readonly NewsTag[] {
  const tags = newsTags([...news].flatMap(({ tags: own }) => own));
  const topics = NEWS_TOPICS.flatMap((topic) => tags.find(({ code }) => code === topic) ?? []);
  const servers = SERVERS.flatMap((server) => tags.find(({ code }) => code === server) ?? []);
  const others = tags.filter(({ kind }) => kind === 'other').sort((a, b) => (a.code < b.code ? -1 : 1));
  return [...topics, ...others, ...servers];
}

const isServer = (code: string): boolean => SERVERS.some((server) => server === code);

/** Whether an article has one of the chosen topics and one of the chosen servers; a group without a choice takes all. */
export function hasTags(news: Pick<NewsRecord, 'tags'>, chosen: readonly string[]): boolean {
  const own = news.tags.map(tagCode);
  const groups = [chosen.filter(isServer), chosen.filter((code) => !isServer(code))];
  return groups.every((codes) => codes.length === 0 || codes.some((code) => own.includes(code)));
}

/** Newest first; those without a date last, then by id. */
export const newestFirst = (news: Iterable<NewsRecord>): readonly NewsRecord[] =>
  [...news].sort(
    (a, b) =>
      (b.timestamp ?? Number.NEGATIVE_INFINITY) - (a.timestamp ?? Number.NEGATIVE_INFINITY) || b.id - a.id,
  );

export interface NewsTitle {
  readonly text: string;
  /** The language of the title when it is not the wished one; null also when no one knows it. */
  readonly locale: Locale | null;
}

/** The title in the wished language, or what stands in for it. */
export function newsTitle(news: NewsRecord, requested: Locale): NewsTitle {
  const spoken = inLanguage(news.titles, requested);
  if (!spoken) return { text: news.title, locale: null };
  return { text: spoken.text, locale: spoken.locale === requested ? null : spoken.locale };
}

/** The text in the wished language, or what stands in for it. */
export function newsContent({ content, contents }: NewsItem, requested: Locale): RichText {
  const locale = languageFor((each) => contents[each] !== undefined, requested);
  return (locale === null ? undefined : contents[locale]) ?? content;
}

/** The articles before and after one in the order of the list. */
export function neighbours(
  ordered: readonly NewsRecord[],
  id: number,
): { readonly newer: NewsRecord | null; readonly older: NewsRecord | null } {
  const at = ordered.findIndex((news) => news.id === id);
  if (at < 0) return { newer: null, older: null };
  return { newer: ordered[at - 1] ?? null, older: ordered[at + 1] ?? null };
}
