import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
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

interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

interface Keeping<Part> {
  readonly isSame?: (a: Part, b: Part) => boolean;
  /** `startTransition`, where what hangs on it is drawn in slices. */
  readonly draw?: (show: () => void) => void;
}

/** For `useKept`, to keep all of a snapshot. */
export const whole = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot;

const atOnce = (show: () => void): void => show();

/**
 * What `read` makes of a machine, kept in a state: were it read from a store that changes while React draws in slices, React would draw
 * the whole page anew, in one piece. All functions stay the same until they do something else.
 */
export function useKept<Snapshot, Part>(
  actor: Watched<Snapshot>,
  read: (snapshot: Snapshot) => Part,
  { isSame = Object.is, draw = atOnce }: Keeping<Part> = {},
): Part {
  const [part, keep] = useState(() => read(actor.getSnapshot()));
  useEffect(() => {
    const note = (snapshot: Snapshot) => {
      const next = read(snapshot);
      draw(() => keep((before) => (isSame(before, next) ? before : next)));
    };
    note(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe(note);
    return unsubscribe;
  }, [actor, read, isSame, draw]);
  return part;
}
