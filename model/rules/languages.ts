import type { Languages } from '../records/rich-text.ts';
import { LOCALES, type Locale } from '../vocabulary/locales.ts';

/** Words and the language they are in. */
export interface Spoken {
  readonly text: string;
  readonly locale: Locale;
}

/** Who reads one of these reads the other one better than English. */
const NEAREST: Readonly<Partial<Record<Locale, Locale>>> = { 'zh-Hans': 'zh-Hanz', 'zh-Hanz': 'zh-Hans' };

/** Which of these languages stands in for the wished one: the nearest, English, or whatever there is. */
export function languageFor(has: (locale: Locale) => boolean, wanted: Locale): Locale | null {
  const nearest = NEAREST[wanted];
  const wishes = [wanted, ...(nearest ? [nearest] : []), 'en' as const, ...LOCALES];
  return wishes.find(has) ?? null;
}

/** In the wished language, else in the nearest one, in English, or in whatever there is; null when there is none. */
export function inLanguage(texts: Languages, wanted: Locale): Spoken | null {
  const locale = languageFor((each) => texts[each] !== undefined, wanted);
  const text = locale === null ? undefined : texts[locale];
  return locale === null || text === undefined ? null : { text, locale };
}
