import { LOCALES } from '../vocabulary/locales.ts';
import type { NewsItem } from './news.ts';
import { readNewsRow } from './read-news.ts';
import { type RowReader, readRow } from './read-records.ts';
import { readRichText } from './read-rich-text.ts';
import { asObject, isJsonObject } from './reading.ts';

/** Texts by language, as articles of this site's own have them. */
const readContents = (value: unknown, problem: (phrase: string) => void): NewsItem['contents'] =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const content = Object.hasOwn(asObject(value), locale) ? asObject(value)[locale] : null;
      return Array.isArray(content) ? [[locale, readRichText(content, problem)]] : [];
    }),
  );

const readWhole: RowReader<NewsItem> = (id, row, problem) => {
  const record = readNewsRow(id, row, problem);
  if (!record) return null;
  const contents = readContents(row.content, problem);
  const [first = []] = Object.values(contents);
  const content = isJsonObject(row.content) ? (contents.en ?? first) : readRichText(row.content, problem);
  return { ...record, content, contents };
};

/** Reads `news/{id}`; null when it cannot be used. `report` gets a sentence for each piece that is left out. */
export const readNewsItem = (
  id: number,
  json: unknown,
  report: (line: string) => void = () => {},
): NewsItem | null => readRow('news', id, json, readWhole, report);
