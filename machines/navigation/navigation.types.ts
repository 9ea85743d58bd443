/** A page view for analytics. */
export interface PageView {
  readonly path: string;
  readonly title: string;
  /** Path of the page before; null for the first one. */
  readonly from: string | null;
}

/** Name of the object on the page at `path`; null while unknown. */
interface PageName {
  readonly path: string;
  readonly name: string | null;
}

export interface NavigationContext {
  /** Path being loaded; null when idle. */
  readonly to: string | null;
  /** Path with query and hash, for a reload. */
  readonly address: string | null;
  /** The current page; null before the first one. */
  readonly view: PageView | null;
  /** Name reported by a page, such as a song's title; null before the first. */
  readonly pageName: PageName | null;
  /** Requests in flight. */
  readonly requests: number;
  /** Why the page could not be loaded. */
  readonly error: unknown;
  /** The device reports that it is offline. */
  readonly isOffline: boolean;
}

type NavigationCommand =
  /** Before anything changes. `address` is the path with query and hash; omitted when there are none. */
  | { readonly type: 'NAVIGATION.STARTED'; readonly path: string; readonly address?: string }
  /** A route matched; its code and data are loading. */
  | { readonly type: 'ROUTE.MATCHED'; readonly path: string; readonly address?: string }
  /** The page is in the document. */
  | { readonly type: 'PAGE.RENDERED'; readonly path: string; readonly title: string }
  /** The name of the page became known, changed or became unknown. */
  | { readonly type: 'PAGE.NAMED'; readonly path: string; readonly name: string | null }
  /** The old page stays. */
  | { readonly type: 'NAVIGATION.ABANDONED' }
  /** Code or style sheet of the page failed to load. */
  | { readonly type: 'ROUTE.FAILED'; readonly error: unknown }
  | { readonly type: 'TRAFFIC.COUNTED'; readonly requests: number };

export type NavigationEvent =
  | NavigationCommand
  /** From `connection`, at once and at every change. */
  | { readonly type: 'CONNECTION.LOST' }
  | { readonly type: 'CONNECTION.BACK' }
  | { readonly type: 'xstate.error.actor.connection'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.renewal'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.report' }
  | { readonly type: 'xstate.error.actor.report'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.reload' }
  | { readonly type: 'xstate.error.actor.reload'; readonly error: unknown };
