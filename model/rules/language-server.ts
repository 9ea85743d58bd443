import { type Locale, localeTag, SERVER_LANGUAGES } from '../vocabulary/locales.ts';
import { isServerIndex, type ServerIndex } from '../vocabulary/servers.ts';

/** The server whose names a reader of a language can read best; the English one where none has it. */
export function serverOfLanguage(locale: Locale): ServerIndex {
  const at = SERVER_LANGUAGES.findIndex((language) => language === localeTag(locale));
  return isServerIndex(at) ? at : 1;
}
