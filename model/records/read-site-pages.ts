import { readRichText } from './read-rich-text.ts';
import { readWords } from './read-rich-words.ts';
import { isJsonObject } from './reading.ts';
import { SITE_PAGES, type SitePage, type SitePageName, type SitePages } from './site-pages.ts';

function readPage(
  name: SitePageName,
  value: unknown,
  report: (line: string) => void,
): readonly [SitePageName, SitePage][] {
  const problem = (phrase: string) => report(`The page "${name}" ${phrase}.`);
  if (!isJsonObject(value)) {
    problem('is no object with "content" and is left out');
    return [];
  }
  const content = readRichText(value.content, problem);
  if (content.length === 0) {
    problem('has no content and is left out');
    return [];
  }
  return [[name, { title: readWords(value.title), content }]];
}

/** Reads the operator's `pages.json`. Never throws; `report` gets a sentence for each mistake. */
export function readSitePages(json: unknown, report: (line: string) => void = () => {}): SitePages {
  if (!isJsonObject(json)) {
    report('The file is no object of pages.');
    return {};
  }
  for (const key of Object.keys(json)) {
    if (!SITE_PAGES.some((name) => name === key)) report(`There is no page "${key.slice(0, 40)}".`);
  }
  const pages = SITE_PAGES.filter((name) => Object.hasOwn(json, name) && json[name] !== null);
  return Object.fromEntries(pages.flatMap((name) => readPage(name, json[name], report)));
}
