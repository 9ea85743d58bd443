import { localeTag } from '#model/vocabulary/locales';
import { countedBase, englishFor, expectedKeys, type Fault, type Texts, type Translation } from './texts.ts';

/** Looks at one language beside English. */
export type TextRule = (translation: Translation) => Fault[];

/** Applies a check to every text; null means nothing to say. */
const everyText =
  (rule: string, check: (text: string, key: string, english: Texts) => string | null): TextRule =>
  ({ locale, texts, english }) =>
    [...texts].flatMap(([key, text]) => {
      const detail = check(text, key, english);
      return detail === null ? [] : [{ rule, locale, key, detail }];
    });

export const missingKeys: TextRule = ({ locale, texts, english }) =>
  [...expectedKeys(english, locale)]
    .filter((key) => !texts.has(key))
    .map((key) => ({ rule: 'missing', locale, key, detail: englishFor(key, english) ?? '' }));

export const unknownKeys: TextRule = ({ locale, texts, english }) => {
  const expected = expectedKeys(english, locale);
  return [...texts]
    .filter(([key]) => !expected.has(key))
    .map(([key, detail]) => ({ rule: 'unknown', locale, key, detail }));
};

export const emptyTexts: TextRule = everyText('empty', (text) => (text.trim() === '' ? 'no text' : null));

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** `{{count, number}}` and the like, sorted. */
export const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, inner = '']) => inner.split(',').map((part) => part.trim()))
    .map((parts) => parts.join(', '))
    .sort();

const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, ' ');

export const samePlaceholders: TextRule = everyText('placeholders', (text, key, english) => {
  const source = englishFor(key, english);
  if (source === undefined) return null;
  const [is, must] = [placeholders(text).join(' | '), placeholders(source).join(' | ')];
  return is === must ? null : `has ${is || 'none'}, English has ${must || 'none'}`;
});

const LETTER = /\p{L}/u;

/** Has words of its own, besides what is put in. */
const hasWords = (text: string): boolean => LETTER.test(withoutPlaceholders(text));

/** Texts that are letter by letter the English ones; `isAllowed` knows those that stay English on purpose. */
export const englishLeftovers =
  (isAllowed: (key: string, locale: string) => boolean): TextRule =>
  (translation) =>
    everyText('still English', (text, key, english) => {
      const base = countedBase(key, english);
      const forms =
        base === null ? [english.get(key)] : [`${base}_one`, `${base}_other`].map((k) => english.get(k));
      const isEnglish = hasWords(text) && forms.includes(text);
      return isEnglish && !isAllowed(key, translation.locale) ? text : null;
    })(translation);

const isInLatin = (locale: string): boolean =>
  new Intl.Locale(localeTag(locale)).maximize().script === 'Latn';
const LATIN_WORDS = /\p{Script=Latin}{2,}/gu;

/** In languages of another script, words in Latin letters other than the game's and the web's own. */
export const latinWords =
  (allowed: ReadonlySet<string>, isAllowed: (key: string, locale: string) => boolean): TextRule =>
  (translation) =>
    isInLatin(translation.locale)
      ? []
      : everyText('Latin word', (text, key) => {
          const words = withoutPlaceholders(text).match(LATIN_WORDS) ?? [];
          const foreign = words.filter((word) => !allowed.has(word));
          return foreign.length === 0 || isAllowed(key, translation.locale) ? null : foreign.join(', ');
        })(translation);

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?\p{L}[^>]*>/u, 'a tag'],
  [/&(#\d+|#x[\da-f]+|\p{L}+);/iu, 'an entity'],
  [/[{}]/, 'a brace outside a placeholder'],
  [/\$t\(/, 'a nested text'],
  [/\\[nt]|\*\*|__|`/, 'an escape or Markdown'],
  [/^\s|\s$/, 'a blank at an end'],
  [/ {2}/, 'two blanks'],
  // Control characters and the sign of a broken encoding.
  [/[\p{Cc}\uFFFD]/u, 'a broken character'],
];

/** Placeholders stand for a word here, so that the blanks around them are not taken for a pair. */
export const strayMarkup: TextRule = everyText('markup', (text) => {
  const bare = text.replace(PLACEHOLDER, 'x');
  const found = MARKUP.filter(([pattern]) => pattern.test(bare)).map(([, name]) => name);
  return found.length === 0 ? null : `${found.join(', ')} in “${text}”`;
});
