import type { NewsRecord } from './news.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asLanguages } from './read-rich-words.ts';
import { asList, asNumber, asText } from './reading.ts';
import type { Records } from './records.ts';

/** A row of the list, which an article has, too; the home page reads no more of news. */
export const readNewsRow: RowReader<NewsRecord> = (id, row, problem) => {
  const titles = asLanguages(row.title) ?? {};
  const title = asText(row.title) ?? titles.en ?? Object.values(titles)[0] ?? null;
  if (title === null) {
    problem('has no title and is left out');
    return null;
  }
  return {
    id,
    title,
    titles,
    authors: asList(row.authors, asText),
    tags: asList(row.tags, asText),
    timestamp: asNumber(row.timestamp),
  };
};

/** Reads `news/all.5`; lower levels lack the titles. */
export const readNews = (json: unknown): Records<NewsRecord> => readRecords('news', json, readNewsRow);
