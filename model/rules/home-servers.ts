import type { Locale } from '../vocabulary/locales.ts';
import { STORED_PREFERENCES } from '../vocabulary/preferences.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';

/** Main and sub server. */
export interface ServerPair {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** Of readers whose language no server speaks, and of readers of English. */
const FIRST_SERVERS: ServerPair = {
  main: STORED_PREFERENCES.language.default,
  sub: STORED_PREFERENCES.language2.default,
};

const HOME_SERVERS: Readonly<Partial<Record<Locale, ServerPair>>> = {
  ja: { main: 0, sub: 1 },
  ko: { main: 4, sub: 0 },
  'zh-Hans': { main: 3, sub: 0 },
  'zh-Hanz': { main: 2, sub: 0 },
};

/** The servers that readers of a language most likely play on (reference R40). */
export const serversFor = (locale: Locale): ServerPair => HOME_SERVERS[locale] ?? FIRST_SERVERS;

/** The servers of a visitor: the chosen ones, or those of the language until something was chosen (reference R40). */
export const serversInUse = (chosen: ServerPair | null, locale: Locale): ServerPair =>
  chosen ?? serversFor(locale);
