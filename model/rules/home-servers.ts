import type { Locale } from '../vocabulary/locales.ts';
import { STORED_PREFERENCES } from '../vocabulary/preferences.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';

/** Main and sub server. */
interface ServerPair {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** The default of a visitor who never chose (reference R40). */
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

/** The servers that readers of this language most likely play on: what the welcome proposes (reference R44). */
export const serversFor = (locale: Locale): ServerPair => HOME_SERVERS[locale] ?? FIRST_SERVERS;

export const areFirstServers = ({ main, sub }: ServerPair): boolean =>
  main === FIRST_SERVERS.main && sub === FIRST_SERVERS.sub;
