import { asObject } from '#model/records/reading';
import type { ServerPair } from '#model/rules/home-servers';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';
import { isServerIndex, SERVERS as SERVER_NAMES, type ServerIndex } from '#model/vocabulary/servers';
import { isEqual, mergeFields } from '../kept/kept.logic.ts';
import type { KeptValue } from '../kept/kept.types.ts';

/** The main server's texts and dates come first; the sub server is the fallback. They always differ (reference R40). */
export type Servers = ServerPair;

export interface ServersChoice {
  /** Null until something was chosen: the language decides meanwhile. */
  readonly chosen: Servers | null;
}

export type ServersEdit =
  | {
      readonly kind: 'choose';
      readonly servers: Partial<Servers>;
      /** What was in use, which completes a first choice. */
      readonly inUse: Servers;
    }
  /** What a file of settings says, which may be nothing. */
  | ({ readonly kind: 'take' } & ServersChoice);

const { language, language2 } = STORED_PREFERENCES;

/** Replaces an equal sub server by the first server other than the main one (reference R40). */
export function withDistinct(main: ServerIndex, sub: ServerIndex): Servers {
  if (main !== sub) return { main, sub };
  const others = SERVER_NAMES.map((_, index) => index).filter(isServerIndex);
  return { main, sub: others.find((index) => index !== main) ?? 0 };
}

/** The pair that two stored numbers say; null where neither is a server. */
export function readServers(json: unknown): Servers | null {
  const kept = asObject(json);
  const [main, sub] = [kept.language, kept.language2].map((index) => (isServerIndex(index) ? index : null));
  if (main == null && sub == null) return null;
  return withDistinct(main ?? language.default, sub ?? language2.default);
}

export const writeServers = ({ main, sub }: Servers) => ({ language: main, language2: sub });

/** Nothing is chosen at first. A missing pair is written as null, so that an unreadable one counts as damaged. */
export const SERVERS: KeptValue<ServersChoice, ServersEdit> = {
  key: 'settings/servers',
  decode: (json) => ({ chosen: readServers(json) }),
  encode: ({ chosen }) => (chosen ? writeServers(chosen) : { language: null, language2: null }),
  edit({ chosen }, edit) {
    if (edit.kind === 'take') return { chosen: edit.chosen };
    const { main, sub } = { ...(chosen ?? edit.inUse), ...edit.servers };
    return { chosen: withDistinct(main, sub) };
  },
  merge(base, mine, theirs) {
    if (isEqual(mine, base)) return theirs;
    if (!base.chosen || !mine.chosen || !theirs.chosen) return mine;
    const { main, sub } = mergeFields(base.chosen, mine.chosen, theirs.chosen);
    return { chosen: withDistinct(main, sub) };
  },
};
