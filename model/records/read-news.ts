import { LOCALES } from '../vocabulary/locales.ts';
import type { NewsItem, NewsRecord } from './news.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import { readRichText } from './read-rich-text.ts';
import { asLanguages } from './read-rich-words.ts';
import { asList, asNumber, asObject, asText, isJsonObject } from './reading.ts';
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

/** Texts by language, as articles of this site's own have them. */
const readContents = (value: unknown, problem: (phrase: string) => void): NewsItem['contents'] =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const content = Object.hasOwn(asObject(value), locale) ? asObject(value)[locale] : null;
      return Array.isArray(content) ? [[locale, readRichText(content, problem)]] : [];
    }),
  );

const readWhole: RowReader<NewsItem> = (id, row, problem) => {
  const record = readOne(id, row, problem);
  if (!record) return null;
  const contents = readContents(row.content, problem);
  const [first = []] = Object.values(contents);
  const content = isJsonObject(row.content) ? (contents.en ?? first) : readRichText(row.content, problem);
  return { ...record, content, contents };
};

/** Reads `news/all.5`; lower levels lack the titles. */
export const readNews = (json: unknown): Records<NewsRecord> => readRecords('news', json, readOne);

/** Reads `news/{id}`; null when it cannot be used. `report` gets a sentence for each piece that is left out. */
export const readNewsItem = (
  id: number,
  json: unknown,
  report: (line: string) => void = () => {},
): NewsItem | null => readRow('news', id, json, readWhole, report);
