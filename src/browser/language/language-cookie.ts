import { LANGUAGE_COOKIE, type Locale } from '#model/vocabulary/locales';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Lets the server know which language was chosen, by a cookie; null takes it back. Without cookies the server goes by the browser. */
export function keepLanguage(locale: Locale | null): void {
  const life = locale === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of the target
  document.cookie = `${LANGUAGE_COOKIE}=${locale ?? ''}; path=/; max-age=${life}; samesite=lax`;
}
