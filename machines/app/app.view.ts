import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ServerPair, serversInUse } from '#model/rules/home-servers';
import { localeView } from '../locale/locale.machine.ts';
import type { appMachine } from './app.machine.ts';
import type { MachineName } from './app.types.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

export interface AppView {
  /** Machines that no longer work; a reload starts them again. */
  readonly broken: readonly MachineName[];
}

export const appView = (snapshot: SnapshotFrom<typeof appMachine>): AppView => ({
  broken: snapshot.context.broken,
});

type Children = SnapshotFrom<typeof appMachine>['children'];

/** The running machine of that name. */
export function machineOf<Name extends MachineName>(app: AppActor, name: Name): NonNullable<Children[Name]> {
  const actor = app.getSnapshot().children[name];
  if (!actor) throw new Error(`the machine ${name} is not running`);
  return actor;
}

/** The servers in use, for services: pages ask `useServers`. */
export function serversOf(app: AppActor): ServerPair {
  const locale = machineOf(app, 'locale');
  const { requested } = localeView(locale.getSnapshot(), locale.send);
  return serversInUse(machineOf(app, 'servers').getSnapshot().context.value.chosen, requested);
}
