import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { MachineName } from '#machines/app/app.types';
import { type AppActor, machineOf } from '#machines/app/app.view';
import { follow, type Watched } from '#machines/app/follow.view';

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

interface Options<Part> {
  readonly isSame?: (a: Part, b: Part) => boolean;
  /** `startTransition`, where what depends on the value is drawn in slices. */
  readonly draw?: (show: () => void) => void;
}

/** For `useActorValue`, to read the whole snapshot. */
export const whole = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot;

const atOnce = (show: () => void): void => show();

/**
 * What `read` makes of an actor's snapshot, held in React state. `useSelector` reads from an external store instead: when that changes
 * during a concurrent render, React restarts the render synchronously, in one long task. Pass the same functions on every render.
 */
export function useActorValue<Snapshot, Part>(
  actor: Watched<Snapshot>,
  read: (snapshot: Snapshot) => Part,
  { isSame = Object.is, draw = atOnce }: Options<Part> = {},
): Part {
  const [part, setPart] = useState(() => read(actor.getSnapshot()));
  useEffect(() => {
    const show = (next: Part) => draw(() => setPart((before) => (isSame(before, next) ? before : next)));
    return follow(actor, read, show);
  }, [actor, read, isSame, draw]);
  return part;
}
