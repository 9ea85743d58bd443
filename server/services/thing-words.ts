import { type Locale, localeTag } from '#model/vocabulary/locales';
import type { TextKey } from '#model/vocabulary/text-key';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import id from '../../locales/id.json';
import it from '../../locales/it.json';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import pl from '../../locales/pl.json';
import ru from '../../locales/ru.json';
import zhHans from '../../locales/zh-Hans.json';
import zhHanz from '../../locales/zh-Hanz.json';

/** What is said of things before any script runs, out of the texts of the pages. */
export type Words = Pick<typeof en, 'site' | 'attribute' | 'eventType' | 'difficulty' | 'characters'>;

const WORDS: Readonly<Record<Locale, Words>> = {
  ...{ en, es, id, it, ja, ko, pl, ru },
  ...{ 'zh-Hans': zhHans, 'zh-Hanz': zhHanz },
};

export const wordsIn = (locale: Locale): Words => WORDS[locale];

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * A text of the pages with its places filled in; it may hold anything that `values` do.
 * @throws when there is none of that key
 */
export function textIn(
  locale: Locale,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = key
    .split('.')
    .reduce<unknown>((group, name) => Reflect.get(Object(group), name), WORDS[locale]);
  if (typeof text !== 'string') throw new Error(`locales/${locale}.json has no text ${key}`);
  return text.replaceAll(PLACE, (place, name: string) => String(values[name] ?? place));
}

export const numberIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: 2 }).format(value);
