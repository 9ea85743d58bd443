import { createContext, type ReactNode, useContext } from 'react';
import type { MachineName } from '#machines/app/app.types';
import { type AppActor, machineOf } from '#machines/app/app.view';

const AppActorContext = createContext<AppActor | null>(null);

/** Makes the running machines known to the hooks of this folder. */
export function AppActorProvider({
  app,
  children,
}: {
  readonly app: AppActor;
  readonly children: ReactNode;
}) {
  return <AppActorContext value={app}>{children}</AppActorContext>;
}

/** The running machine of that name; the hooks of this folder turn it into its view. */
export function useMachineActor<Name extends MachineName>(name: Name) {
  const app = useContext(AppActorContext);
  if (!app) throw new Error('there is no AppActorProvider above');
  return machineOf(app, name);
}
