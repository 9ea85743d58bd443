import { serversInUse } from '#model/rules/home-servers';
import type { Locale } from '#model/vocabulary/locales';
import type { ServerIndex } from '#model/vocabulary/servers';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import {
  readServers,
  type Servers,
  type ServersChoice,
  type ServersEdit,
  writeServers,
} from './servers.logic.ts';

/** The servers in use, whichever setting decided. */
export interface ServersView extends Servers, StorageView {
  setMain(server: ServerIndex): void;
  setSub(server: ServerIndex): void;
  /** Both in one step. */
  choose(servers: Servers): void;
  /** The stored indices, for exporting settings; none where nothing was chosen. */
  readonly stored: Readonly<Record<string, number>>;
  /** Imports exported settings; without servers in them the language decides again. */
  takeStored(json: unknown): void;
}

/** The two servers and their commands for a page in a language. */
export function serversView(
  snapshot: KeptSnapshot<ServersChoice>,
  locale: Locale,
  send: Send<ServersEdit>,
): ServersView {
  const { value, edit, storage } = keptView(snapshot, send);
  const inUse = serversInUse(value.chosen, locale);
  const choose = (servers: Partial<Servers>) => edit({ kind: 'choose', servers, inUse });
  return {
    ...storage,
    ...inUse,
    stored: value.chosen ? writeServers(value.chosen) : {},
    setMain: (main) => choose({ main }),
    setSub: (sub) => choose({ sub }),
    choose,
    takeStored: (json) => edit({ kind: 'take', chosen: readServers(json) }),
  };
}
