import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

export interface NavigationView {
  /** Show the progress bar: a page or a request is loading. */
  readonly isBusy: boolean;
  /** Path of the current page; null before the first one. */
  readonly path: string | null;
  /** Path of the page being loaded; null when idle. */
  readonly to: string | null;
  /** Its whole address. */
  readonly address: string | null;
  /** The page failed to load, even after a reload. */
  readonly hasFailed: boolean;
  readonly error: unknown;
  /** Name of the object on the page at `path`; null while unknown. */
  nameOf(path: string): string | null;
  /** The device is offline; a failed page is loaded again when the connection returns. */
  readonly isOffline: boolean;
}

/** Navigation state for the shell. */
export function navigationView(snapshot: SnapshotFrom<typeof navigationMachine>): NavigationView {
  const { view, pageName, to, address, error, isOffline } = snapshot.context;
  return {
    isBusy: snapshot.hasTag('busy'),
    path: view?.path ?? null,
    to,
    address,
    hasFailed: snapshot.hasTag('error'),
    error,
    isOffline,
    nameOf: (path) => (pageName?.path === path ? pageName.name : null),
  };
}
