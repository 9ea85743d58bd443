import type { ServerIndex } from '#model/vocabulary/servers';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import type { Servers, ServersEdit } from './servers.types.ts';

export interface ServersView extends Servers, StorageView {
  setMain(server: ServerIndex): void;
  setSub(server: ServerIndex): void;
  /** Both in one step. */
  choose(servers: Servers): void;
}

/** The two servers and their commands for a page. */
export function serversView(snapshot: KeptSnapshot<Servers>, send: Send<ServersEdit>): ServersView {
  const { value, edit, storage } = keptView(snapshot, send);
  return {
    ...storage,
    ...value,
    setMain: (main) => edit({ main }),
    setSub: (sub) => edit({ sub }),
    choose: edit,
  };
}
