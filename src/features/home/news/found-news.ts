import { searchable } from '#model/encoding/normalise';
import type { NewsRecord } from '#model/records/news';
import { allTags, hasTags, type NewsTag, newestFirst, newsTag, newsTags } from '#model/rules/news';
import { matchesWords, searchWords } from '#src/kit/text/search.ts';
import type { NewsQuery } from './news-url.ts';

export interface FoundNews {
  /** Newest first. */
  readonly found: readonly NewsRecord[];
  /** Tags of the whole list, and those asked for. */
  readonly tags: readonly NewsTag[];
}

/** Titles in every language, authors, and tags as the data and the visitor name them. */
const searchText = (news: NewsRecord, labelOf: (tag: NewsTag) => string): string => {
  const tags = newsTags(news.tags).map(labelOf);
  return searchable(
    [news.title, ...Object.values(news.titles), ...news.authors, ...news.tags, ...tags].join(' '),
  );
};

/** The articles that the question is about, and what else can be asked. */
export function findNews(
  news: ReadonlyMap<number, NewsRecord>,
  { text, tags }: NewsQuery,
  labelOf: (tag: NewsTag) => string,
): FoundNews {
  const words = searchWords(text);
  const found = newestFirst(news.values()).filter(
    (record) =>
      hasTags(record, tags) && matchesWords(words, { id: record.id, text: searchText(record, labelOf) }),
  );
  const known = allTags(news.values());
  const others = tags.filter((code) => !known.some((tag) => tag.code === code));
  return { found, tags: [...known, ...others.flatMap((code) => newsTag(code) ?? [])] };
}
