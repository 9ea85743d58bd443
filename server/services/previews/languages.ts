import { LOCALES, type Locale } from '#model/vocabulary/locales';
import type { ServerIndex } from '#model/vocabulary/servers';

/** Headers of browsers are far shorter. */
const LONGEST = 200;

function localeOf(tag: string): Locale | null {
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-Hanz';
  if (/^zh\b/.test(tag)) return 'zh-Hans';
  return LOCALES.find((locale) => locale === tag.split('-')[0]) ?? null;
}

/** The language that whoever asks reads best, by `Accept-Language`; English without a wish. */
export function languageOf(accept: string | undefined): Locale {
  const wishes = (accept ?? '')
    .slice(0, LONGEST)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/);
      return { locale: localeOf(tag), weight: quality === '' ? 1 : Number(quality) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find(({ locale }) => locale !== null)?.locale ?? 'en';
}

const SPOKEN_ON: Readonly<Partial<Record<Locale, ServerIndex>>> = {
  ja: 0,
  'zh-Hanz': 2,
  'zh-Hans': 3,
  ko: 4,
};

/** The servers whose names such a reader knows, the nearest first: that of the language, else the English one, then Japan. */
export function serversFor(locale: Locale): { readonly main: ServerIndex; readonly sub: ServerIndex } {
  const main = SPOKEN_ON[locale] ?? 1;
  return { main, sub: main === 0 ? 1 : 0 };
}
