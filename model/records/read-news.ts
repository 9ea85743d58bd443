import type { NewsItem, NewsRecord } from './news.ts';
import { readNewsContent } from './read-news-content.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import { asList, asNumber, asText } from './reading.ts';
import type { Records } from './records.ts';

const readOne: RowReader<NewsRecord> = (id, row, problem) => {
  const title = asText(row.title);
  if (title === null) {
    problem('has no title and is left out');
    return null;
  }
  return {
    id,
    title,
    authors: asList(row.authors, asText),
    tags: asList(row.tags, asText),
    timestamp: asNumber(row.timestamp),
  };
};

const readWhole: RowReader<NewsItem> = (id, row, problem) => {
  const record = readOne(id, row, problem);
  return record && { ...record, content: readNewsContent(row.content, problem) };
};

/** Reads `news/all.5`; lower levels lack the titles. */
export const readNews = (json: unknown): Records<NewsRecord> => readRecords('news', json, readOne);

/** Reads `news/{id}`; null when it cannot be used. `report` gets a sentence for each piece that is left out. */
export const readNewsItem = (
  id: number,
  json: unknown,
  report: (line: string) => void = () => {},
): NewsItem | null => readRow('news', id, json, readWhole, report);
