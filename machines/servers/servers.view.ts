import type { SnapshotFrom } from 'xstate';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { StorageProblem } from '#model/vocabulary/storage';
import type { serversMachine } from './servers.machine.ts';
import type { ServersCommand } from './servers.types.ts';

export interface ServersView {
  /** Nothing was read yet: the defaults show and commands do nothing. */
  readonly isLoading: boolean;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  readonly storageProblem: StorageProblem | null;
  setMain(server: ServerIndex): void;
  setSub(server: ServerIndex): void;
  retryStorage(): void;
}

/** What a page sees of the two servers and what it can do. */
export function serversView(
  snapshot: SnapshotFrom<typeof serversMachine>,
  send: (event: ServersCommand) => void,
): ServersView {
  const { servers, problem } = snapshot.context;
  return {
    isLoading: snapshot.hasTag('busy'),
    main: servers.main,
    sub: servers.sub,
    storageProblem: snapshot.hasTag('error') ? problem : null,
    setMain: (server) => send({ type: 'MAIN.CHANGED', server }),
    setSub: (server) => send({ type: 'SUB.CHANGED', server }),
    retryStorage: () => send({ type: 'STORAGE.RETRY' }),
  };
}
