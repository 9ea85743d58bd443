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
  /** The page on its way did not load, also not after a reload. */
  readonly hasFailed: boolean;
  readonly error: unknown;
  started(path: string): void;
  matched(path: string): void;
  rendered(path: string, title: string): void;
  abandoned(): void;
  failed(error: unknown): void;
  counted(requests: number): void;
}

/** What the shell sees of the way between pages, and what it reports. */
export function navigationView(
  snapshot: SnapshotFrom<typeof navigationMachine>,
  send: (event: NavigationCommand) => void,
): NavigationView {
  const { view, to, error } = snapshot.context;
  return {
    isBusy: snapshot.hasTag('busy'),
    path: view?.path ?? null,
    to,
    hasFailed: snapshot.hasTag('error'),
    error,
    started: (path) => send({ type: 'NAVIGATION.STARTED', path }),
    matched: (path) => send({ type: 'ROUTE.MATCHED', path }),
    rendered: (path, title) => send({ type: 'PAGE.RENDERED', path, title }),
    abandoned: () => send({ type: 'NAVIGATION.ABANDONED' }),
    failed: (error) => send({ type: 'ROUTE.FAILED', error }),
    counted: (requests) => send({ type: 'TRAFFIC.COUNTED', requests }),
  };
}
