import type { Locale } from '#model/vocabulary/locales';
import type { ServerIndex } from '#model/vocabulary/servers';

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
