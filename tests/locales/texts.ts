import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALE_FILES, type LocaleFile } from '#model/texts/groups';
import { type Locale, localeTag } from '#model/vocabulary/locales';

/** Texts of one language by dotted key, such as `card.alt_one`. */
export type Texts = ReadonlyMap<string, string>;

/** One language beside the key source. */
export interface Translation {
  readonly locale: Locale;
  readonly english: Texts;
  readonly texts: Texts;
}

/** Something wrong with one key of one language. */
export interface Fault {
  readonly rule: string;
  readonly locale: Locale;
  readonly key: string;
  readonly detail: string;
}

export const describeFault = ({ rule, locale, key, detail }: Fault): string =>
  `locales/${locale}: ${key}: ${rule}: ${detail}`;

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../locales');
export const readLocaleFile = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** Nested groups of texts as one list of keys; a leaf that is no text fails with its key. */
export function flatten(tree: unknown, prefix = ''): Texts {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    throw new Error(`${prefix === '' ? 'the file' : prefix} is not a group of texts`);
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') texts.set(key, value);
    else for (const [inner, text] of flatten(value, key)) texts.set(inner, text);
  }
  return texts;
}

/** One file of a language, by its top-level sections. */
export const readGroup = (locale: Locale, group: LocaleFile): Readonly<Record<string, unknown>> =>
  JSON.parse(readLocaleFile(`${locale}/${group}.json`)) as Readonly<Record<string, unknown>>;

export const readTexts = (locale: Locale): Texts =>
  flatten(Object.assign({}, ...LOCALE_FILES.map((group) => readGroup(locale, group))));

const CATEGORY = /_(zero|one|two|few|many|other)$/;

/** `card.alt_few` → `card.alt` when English counts there, else null. */
export function countedBase(key: string, english: Texts): string | null {
  const base = key.replace(CATEGORY, '');
  return base !== key && english.has(`${base}_other`) ? base : null;
}

const pluralCategories = (locale: Locale): readonly string[] =>
  new Intl.PluralRules(localeTag(locale)).resolvedOptions().pluralCategories;

/** Keys a language must have: English's own, the counted ones once per plural form of the language. */
export function expectedKeys(english: Texts, locale: Locale): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const key of english.keys()) {
    const base = countedBase(key, english);
    if (base === null) keys.add(key);
    else for (const category of pluralCategories(locale)) keys.add(`${base}_${category}`);
  }
  return keys;
}

/** The English text that `key` of any language stands for. */
export function englishFor(key: string, english: Texts): string | undefined {
  const base = countedBase(key, english);
  return english.get(key) ?? (base === null ? undefined : english.get(`${base}_other`));
}
