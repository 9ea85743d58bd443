import type { Languages } from '../records/rich-text.ts';
import { LOCALES, type Locale } from '../vocabulary/locales.ts';

/** Words and the language they are in. */
export interface Spoken {
  readonly text: string;
  readonly locale: Locale;
}

/** Who reads one of these reads the other one better than English. */
const NEAREST: Readonly<Partial<Record<Locale, Locale>>> = { 'zh-Hans': 'zh-Hanz', 'zh-Hanz': 'zh-Hans' };

/** In the wished language, else in the nearest one, in English, or in whatever there is; null when there is none. */
export function inLanguage(texts: Languages, wanted: Locale): Spoken | null {
  const nearest = NEAREST[wanted];
  for (const locale of [wanted, ...(nearest ? [nearest] : []), 'en' as const, ...LOCALES]) {
    const text = texts[locale];
    if (text !== undefined) return { text, locale };
  }
  return null;
}
