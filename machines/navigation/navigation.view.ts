import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

export interface NavigationView {
  /** Show the progress bar: a page or a request is on its way. */
  readonly isBusy: boolean;
  /** Path of the page that shows; null before the first one. */
  readonly path: string | null;
  /** Path of the page on its way; null when none is. */
  readonly to: string | null;
  /** Its whole address. */
  readonly address: string | null;
  /** The page on its way did not load, also not after a reload. */
  readonly hasFailed: boolean;
  readonly error: unknown;
  /** What the page at the path says it shows; null while that is not known. */
  nameOf(path: string): string | null;
  /** There is no connection; a page that failed is loaded by itself when there is one again. */
  readonly isOffline: boolean;
}

/** What the shell sees of the way between pages. */
export function navigationView(snapshot: SnapshotFrom<typeof navigationMachine>): NavigationView {
  const { view, named, to, address, error, isOffline } = snapshot.context;
  return {
    isBusy: snapshot.hasTag('busy'),
    path: view?.path ?? null,
    to,
    address,
    hasFailed: snapshot.hasTag('error'),
    error,
    isOffline,
    nameOf: (path) => (named?.path === path ? named.name : null),
  };
}
