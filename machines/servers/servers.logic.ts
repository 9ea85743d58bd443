import { asObject } from '#model/records/reading';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { type Keeping, type Kept, type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import type { Servers, ServersContext, ServersEvent } from './servers.types.ts';

const { language, language2 } = STORED_PREFERENCES;

/** English first, Japanese to stand in (spec §3). */
export const DEFAULT_SERVERS: Servers = { main: language.default, sub: language2.default };

export const initialContext = (): ServersContext => ({
  servers: DEFAULT_SERVERS,
  kept: null,
  tried: null,
  revision: null,
  isStale: false,
  problem: null,
});

/** When both become equal, the sub server is the first one that differs from the main one (spec §4). */
export function distinct(main: ServerIndex, sub: ServerIndex): Servers {
  if (main !== sub) return { main, sub };
  const others = SERVERS.map((_, index) => index).filter(isServerIndex);
  return { main, sub: others.find((index) => index !== main) ?? 0 };
}

/** The choice after a command; the same object when nothing changes. */
export function changed(servers: Servers, event: ServersEvent): Servers {
  const next =
    event.type === 'MAIN.CHANGED'
      ? distinct(event.server, servers.sub)
      : event.type === 'SUB.CHANGED'
        ? distinct(servers.main, event.server)
        : servers;
  return isSame(next, servers) ? servers : next;
}

const isSame = (a: Servers, b: Servers): boolean => a.main === b.main && a.sub === b.sub;

/** What was changed here since `base` holds, the rest is theirs; the same object as theirs when nothing was. */
export function merged(base: Servers, mine: Servers, theirs: Servers): Servers {
  const main = mine.main === base.main ? theirs.main : mine.main;
  const sub = mine.sub === base.sub ? theirs.sub : mine.sub;
  const both = distinct(main, sub);
  return isSame(both, theirs) ? theirs : both;
}

/** Takes what storage holds; choices made here and not kept yet stay. */
export function taken(context: ServersContext, event: ServersEvent): Partial<ServersContext> {
  const theirs = keptIn(event);
  if (theirs === null) return {};
  const { value, revision } = theirs;
  const servers = merged(context.kept ?? DEFAULT_SERVERS, context.servers, value);
  return { servers, kept: value, tried: value, revision, problem: null };
}

function keptIn(event: ServersEvent): Kept<Servers> | null {
  if (event.type === 'xstate.done.actor.load' || event.type === 'xstate.done.actor.check')
    return event.output;
  return event.type === 'xstate.done.actor.save' && !event.output.isKept ? event.output.theirs : null;
}

export const wasKept = (event: ServersEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.isKept;

export const noteKept = ({ tried }: ServersContext, event: ServersEvent): Partial<ServersContext> =>
  event.type === 'xstate.done.actor.save' && event.output.isKept
    ? { kept: tried, revision: event.output.revision, problem: null }
    : {};

export const problemIn = (event: ServersEvent): StorageProblem =>
  storageProblemOf('error' in event ? event.error : null);

/** Input of `save`. */
export const keepingOf = ({ context }: { context: ServersContext }): Keeping<Servers> => ({
  value: context.servers,
  base: context.revision,
});

/** Reads the kept numbers `language` and `language2` (spec §3); what is no server is the default. */
export function readServers(json: unknown): Servers {
  const kept = asObject(json);
  const main = isServerIndex(kept.language) ? kept.language : DEFAULT_SERVERS.main;
  return distinct(main, isServerIndex(kept.language2) ? kept.language2 : DEFAULT_SERVERS.sub);
}

export const writeServers = ({ main, sub }: Servers) => ({ language: main, language2: sub });
