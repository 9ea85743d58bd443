import type { NewsItem, NewsRecord } from './news.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import { readRichText } from './read-rich-text.ts';
import { asLanguages } from './read-rich-words.ts';
import { asList, asNumber, asText } from './reading.ts';
import type { Records } from './records.ts';

const readOne: RowReader<NewsRecord> = (id, row, problem) => {
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

const readWhole: RowReader<NewsItem> = (id, row, problem) => {
  const record = readOne(id, row, problem);
  return record && { ...record, content: readRichText(row.content, problem) };
};

/** Reads `news/all.5`; lower levels lack the titles. */
export const readNews = (json: unknown): Records<NewsRecord> => readRecords('news', json, readOne);

/** Reads `news/{id}`; null when it cannot be used. `report` gets a sentence for each piece that is left out. */
export const readNewsItem = (
  id: number,
  json: unknown,
  report: (line: string) => void = () => {},
): NewsItem | null => readRow('news', id, json, readWhole, report);
