import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { serversFor } from '#model/rules/home-servers';
import { decideLanguage, languageFor } from '#model/rules/languages';
import { LOCALES, localeTag, SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { wordsIn } from '#server/services/thing-words';
import { readTree } from '../architecture/sources.ts';

/** Every place that knows languages, held to `LOCALES`. docs/adding-a-language.md says what a new language owes. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What tests or types hold each of these files to. A file that lists languages and is not here fails below. */
const KNOWN_PLACES: Readonly<Record<string, string>> = {
  'demo/community/community.ts': 'invented posts in five languages on purpose',
  'demo/community/chart-phrases.ts': 'the same',
  'demo/community/stories/story-phrases.ts': 'the same',
  'demo/community/topics.ts': 'the same',
  'demo/community/writers.ts': 'the same',
  'demo/lists/news/welcome.ts': 'an article in some languages on purpose, which shows how others stand in',
  'model/contract/console/payloads.ts': 'satisfies Record<Locale, …>',
  'model/rules/home-servers.ts': 'below',
  'model/rules/languages.ts': 'below',
  'model/vocabulary/locales.ts': 'the list itself; LOCALE_NAMES is a Record<Locale, …>',
  'server/routes/pages.ts': 'OPEN_GRAPH_LOCALES is a Record<Locale, …>',
  'server/services/sonolus/search.ts': 'languages that the Sonolus app names otherwise',
  'server/services/thing-words.ts': 'TEXTS is a Record<Locale, …>, and below',
  'src/browser/files/decode-text.ts': 'LEGACY is a Record<Locale, …>',
  'src/kit/theme/tokens.css': 'below',
};

const CODES = [...new Set([...LOCALES, ...LOCALES.map(localeTag)])];
/** `'ja'`, `ja: …`, `:lang(ja)`, `locales/ja/`; two of them in a file are a list of languages. `id` and `en` are words, too. */
const names = (text: string, code: string): boolean =>
  new RegExp(`(['"\`])${code}\\1|(^|[{,\\s])${code}:\\s|:lang\\(${code}\\)|locales/${code}/`, 'm').test(text);
const COUNTED = CODES.filter((code) => code !== 'en' && code !== 'id');
const PLACES = /^(model|machines|wasm|server|src|demo|tools)\/.*\.(tsx?|css|json)$/;

test('no other file lists languages', () => {
  const found = readTree(ROOT)
    .filter(({ path }) => PLACES.test(path))
    .filter(({ text }) => COUNTED.filter((code) => names(text, code)).length > 1)
    .map(({ path }) => path);
  expect(found).toEqual(Object.keys(KNOWN_PLACES).sort());
});

describe.each(LOCALES)('%s', (locale) => {
  test('has a folder of texts, and no other language has', () => {
    const folders = readdirSync(join(ROOT, 'locales'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...LOCALES].sort());
  });

  test('is known to Intl, with plural forms and numbers of its own', () => {
    const tag = localeTag(locale);
    expect(Intl.PluralRules.supportedLocalesOf([tag])).toEqual([tag]);
    expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
  });

  test('is what a browser gets that asks for it', () => {
    expect(decideLanguage(undefined, `${localeTag(locale)}, en;q=0.5`)).toBe(locale);
  });

  test('stands in for its nearest neighbour before English does', () => {
    const base = (code: string): string => code.split('-')[0] ?? code;
    const neighbours = LOCALES.filter((other) => other !== locale && base(other) === base(locale));
    for (const other of neighbours) {
      expect(languageFor((each) => each === locale || each === 'en', other)).toBe(locale);
    }
  });

  test('leads to a server that speaks it, if there is one', () => {
    const server = SERVER_LANGUAGES.findIndex((language) => language === localeTag(locale));
    expect(server === -1 ? serversFor(locale).main : server).toBe(serversFor(locale).main);
  });

  test('has the words that the server writes', () => {
    expect(Object.keys(wordsIn(locale)).sort()).toEqual(Object.keys(wordsIn('en')).sort());
  });

  test('has fonts of its own where its signs are written differently elsewhere', () => {
    const { script = '' } = new Intl.Locale(localeTag(locale)).maximize();
    const isShared = ['Latn', 'Cyrl', 'Grek'].includes(script);
    expect(read('src/kit/theme/tokens.css').includes(`:root:lang(${localeTag(locale)})`)).toBe(!isShared);
  });

  test('has a column in the glossary', () => {
    const columns = [...read('locales/glossary.md').matchAll(/^\| term \|(.*)\|$/gm)].flatMap(
      ([, row = '']) => row.split('|').map((cell) => cell.trim().replace(/ \(.*\)$/, '')),
    );
    expect(['en', ...columns]).toContain(locale);
  });

  test('is in every list of codes for operators', () => {
    const lists = [...read('docs/operator.md').matchAll(/\((?:by language )?`en`,[^)]*\)/g)].map(
      ([list]) => list,
    );
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((list) => !list.includes(`\`${locale}\``))).toEqual([]);
  });
});

test('documents say how many languages there are', () => {
  const words: Readonly<Record<number, string>> = { 10: 'ten', 11: 'eleven', 12: 'twelve', 13: 'thirteen' };
  const sayIt = ['README.md', 'ARCHITECTURE.md', 'docs/glossary.md', 'docs/data.md', 'locales/en/home.json'];
  const word = words[LOCALES.length] ?? String(LOCALES.length);
  expect(sayIt.filter((path) => !read(path).includes(`${word} languages`))).toEqual([]);
});
