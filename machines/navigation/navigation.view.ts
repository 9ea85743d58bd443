import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';
import type { NavigationCommand } from './navigation.types.ts';

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
  started(path: string, address?: string): void;
  matched(path: string, address?: string): void;
  rendered(path: string, title: string): void;
  named(path: string, name: string | null): void;
  abandoned(): void;
  failed(error: unknown): void;
  counted(requests: number): void;
}

/** What the shell sees of the way between pages, and what it reports. */
export function navigationView(
  snapshot: SnapshotFrom<typeof navigationMachine>,
  send: (event: NavigationCommand) => void,
): NavigationView {
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
    started: (path, address = path) => send({ type: 'NAVIGATION.STARTED', path, address }),
    matched: (path, address = path) => send({ type: 'ROUTE.MATCHED', path, address }),
    rendered: (path, title) => send({ type: 'PAGE.RENDERED', path, title }),
    named: (path, name) => send({ type: 'PAGE.NAMED', path, name }),
    abandoned: () => send({ type: 'NAVIGATION.ABANDONED' }),
    failed: (error) => send({ type: 'ROUTE.FAILED', error }),
    counted: (requests) => send({ type: 'TRAFFIC.COUNTED', requests }),
  };
}
