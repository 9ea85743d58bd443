import { asObject } from '#model/records/reading';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';
import { isServerIndex, SERVERS as SERVER_NAMES, type ServerIndex } from '#model/vocabulary/servers';
import { mergeFields } from '../kept/kept.logic.ts';
import type { KeptValue } from '../kept/kept.types.ts';
import type { Servers, ServersEdit } from './servers.types.ts';

const { language, language2 } = STORED_PREFERENCES;

/** Replaces an equal sub server by the first server other than the main one (reference R40). */
export function withDistinct(main: ServerIndex, sub: ServerIndex): Servers {
  if (main !== sub) return { main, sub };
  const others = SERVER_NAMES.map((_, index) => index).filter(isServerIndex);
  return { main, sub: others.find((index) => index !== main) ?? 0 };
}

/** English first, Japanese as fallback (reference R40). */
export const SERVERS: KeptValue<Servers, ServersEdit> = {
  key: 'settings/servers',
  decode(json) {
    const kept = asObject(json);
    return withDistinct(
      isServerIndex(kept.language) ? kept.language : language.default,
      isServerIndex(kept.language2) ? kept.language2 : language2.default,
    );
  },
  encode: ({ main, sub }) => ({ language: main, language2: sub }),
  edit: (servers, { main = servers.main, sub = servers.sub }) => withDistinct(main, sub),
  merge(base, mine, theirs) {
    const { main, sub } = mergeFields(base, mine, theirs);
    return withDistinct(main, sub);
  },
};
