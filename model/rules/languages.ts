import type { Languages } from '../records/rich-text.ts';
import { isLocale, LOCALES, type Locale } from '../vocabulary/locales.ts';

/** Words and the language they are in. */
export interface Spoken {
  readonly text: string;
  readonly locale: Locale;
}

/** Who reads one of these reads the other one better than English. */
const NEAREST: Readonly<Partial<Record<Locale, Locale>>> = { 'zh-Hans': 'zh-Hanz', 'zh-Hanz': 'zh-Hans' };

/** Which of these languages stands in for the wished one: the nearest, English, or whatever there is. */
export function languageFor(has: (locale: Locale) => boolean, requested: Locale): Locale | null {
  const nearest = NEAREST[requested];
  const wishes = [requested, ...(nearest ? [nearest] : []), 'en' as const, ...LOCALES];
  return wishes.find(has) ?? null;
}

/** In the wished language, else in the nearest one, in English, or in whatever there is; null when there is none. */
export function inLanguage(texts: Languages, requested: Locale): Spoken | null {
  const locale = languageFor((each) => texts[each] !== undefined, requested);
  const text = locale === null ? undefined : texts[locale];
  return locale === null || text === undefined ? null : { text, locale };
}

/** Headers of browsers are far shorter. */
const MAX_HEADER = 200;

function localeOf(tag: string): Locale | null {
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-Hanz';
  if (/^zh\b/.test(tag)) return 'zh-Hans';
  return LOCALES.find((locale) => locale === tag.split('-')[0]) ?? null;
}

/** The best of our languages by a header `Accept-Language`; null when it names none of them. */
function acceptedLanguage(header: string): Locale | null {
  const wishes = header
    .slice(0, MAX_HEADER)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/);
      return { locale: localeOf(tag), weight: quality === '' ? 1 : Number(quality) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find(({ locale }) => locale !== null)?.locale ?? null;
}

/**
 * The language of a page: what the visitor chose, else the best one of the header `Accept-Language`, else English. The server
 * decides and says so in the page; the client takes it from there.
 */
export function decideLanguage(chosen: string | undefined, accepted: string | undefined): Locale {
  return isLocale(chosen) ? chosen : (acceptedLanguage(accepted ?? '') ?? 'en');
}
