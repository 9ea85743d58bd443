import { describe, expect, test } from 'vitest';
import { LOCALE_FILES } from '#model/texts/groups';
import { isLocale, LOCALES, type Locale } from '#model/vocabulary/locales';
import { describeViolation, readTree } from '../architecture/sources.ts';
import { noLiterals } from './literals.ts';
import {
  emptyTexts,
  englishLeftovers,
  latinWords,
  missingKeys,
  samePlaceholders,
  strayMarkup,
  type TextRule,
  unknownKeys,
} from './rules.ts';
import { describeFault, readGroup, readTexts } from './texts.ts';
import { allows, readUnchanged, staleExceptions } from './unchanged.ts';

const english = readTexts('en');
const unchanged = readUnchanged();
const isAllowed = allows(unchanged);
const words = new Set(Object.keys(unchanged.words));
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

const RULES: readonly (readonly [string, TextRule])[] = [
  ['has every key in every plural form', missingKeys],
  ['has no key that English has not', unknownKeys],
  ['has no empty text', emptyTexts],
  ['puts in what English puts in', samePlaceholders],
  ['leaves nothing in English but what is meant to', englishLeftovers(isAllowed)],
  ['has no stray markup', strayMarkup],
  ['writes its own script', latinWords(words, isAllowed)],
];

/** The rules themselves are tested on planted faults in rules.test.ts. */
describe.each(TRANSLATED)('%s', (locale) => {
  test.each(RULES)('%s', (_, rule) => {
    expect(rule({ locale, english, texts: readTexts(locale) }).map(describeFault)).toEqual([]);
  });

  test.each(LOCALE_FILES)('has the sections of %s in that file', (group) => {
    expect(Object.keys(readGroup(locale, group))).toEqual(Object.keys(readGroup('en', group)));
  });
});

describe('English, the key source', () => {
  test('has every section in one file', () => {
    const sections = LOCALE_FILES.flatMap((group) => Object.keys(readGroup('en', group)));
    expect(sections.toSorted()).toEqual([...new Set(sections)].sort());
  });

  const itself = { locale: 'en' as const, english, texts: english };

  test.each([
    ['has both plural forms of every counted text', missingKeys],
    ['has no empty text', emptyTexts],
    ['puts in the same in both plural forms', samePlaceholders],
    ['has no stray markup', strayMarkup],
  ])('%s', (_, rule) => {
    expect(rule(itself).map(describeFault)).toEqual([]);
  });
});

describe('what stays English', () => {
  test('has a reason and is still needed', () => {
    const kept = TRANSLATED.flatMap((locale) =>
      englishLeftovers(() => false)({ locale, english, texts: readTexts(locale) }),
    );
    const foreign = TRANSLATED.flatMap((locale) =>
      latinWords(words, () => false)({ locale, english, texts: readTexts(locale) }),
    );
    expect(staleExceptions(unchanged, [...kept, ...foreign])).toEqual([]);
  });

  test('names no foreign word without a reason or a use', () => {
    const script = TRANSLATED.flatMap((locale) =>
      latinWords(new Set(), () => false)({ locale, english, texts: readTexts(locale) }),
    );
    const used = new Set(script.flatMap(({ detail }) => detail.split(', ')));
    const entries = Object.entries(unchanged.words);
    expect(entries.filter(([word, reason]) => !used.has(word) || reason.trim() === '')).toEqual([]);
  });
});

describe('the page', () => {
  test('has no text that is not a key', () => {
    const tree = readTree(new URL('../..', import.meta.url).pathname);
    expect(noLiterals(tree).map(describeViolation)).toEqual([]);
  });

  test('knows its languages', () => {
    expect([...LOCALES].sort()).toEqual([
      'en',
      'es',
      'id',
      'it',
      'ja',
      'ko',
      'pl',
      'ru',
      'zh-Hans',
      'zh-Hanz',
    ] satisfies Locale[]);
    expect(isLocale('zh-Hant')).toBe(false);
  });
});
