import { type Locale, localeTag } from '../vocabulary/locales.ts';
import type { TextKey } from './groups.ts';

/** Sections of texts by name, as the files of a folder `locales/<code>` hold them. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** What is put into a text. A number called `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, unknown>>;

/** The text of a key with its placeholders filled in. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** `{{name}}`, or `{{total, number}}` for a number as the language writes it. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

function textAt(texts: Texts, path: readonly string[]): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Translates into one language; undefined for a key that `texts` does not have. `texts` is asked each time, because
 * more may be loaded later.
 */
export function translator(
  locale: Locale,
  texts: () => Texts,
): (key: string, values?: TextValues) => string | undefined {
  const tag = localeTag(locale);
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  const pluralOf = (count: number): string => {
    plurals ??= new Intl.PluralRules(tag);
    return plurals.select(count);
  };
  const formOf = (key: string, { count }: TextValues): string | undefined => {
    const path = key.split('.');
    const counted = typeof count === 'number' && textAt(texts(), `${key}_${pluralOf(count)}`.split('.'));
    return counted || textAt(texts(), path);
  };
  const written = (value: unknown, isNumber: boolean): string => {
    numbers ??= new Intl.NumberFormat(tag);
    return isNumber && typeof value === 'number' ? numbers.format(value) : String(value);
  };

  return (key, values = {}) =>
    formOf(key, values)?.replaceAll(PLACEHOLDER, (placeholder, name: string, format?: string) =>
      Object.hasOwn(values, name) ? written(values[name], format !== undefined) : placeholder,
    );
}
