/** A page as it was shown, for the analytics port. */
export interface PageView {
  readonly path: string;
  readonly title: string;
  /** Path of the page before; null for the first one. */
  readonly from: string | null;
}

/** The own name of what the page at `path` shows; null while it is not known. */
export interface PageName {
  readonly path: string;
  readonly name: string | null;
}

export interface NavigationContext {
  /** Path on its way; null when nothing is. */
  readonly to: string | null;
  /** The same with what stands behind the path, to load it afresh. */
  readonly address: string | null;
  /** The page that shows; null before the first one. */
  readonly view: PageView | null;
  /** What the page at an address said it shows, such as a song's title; null before any said so. */
  readonly named: PageName | null;
  /** Requests in flight. */
  readonly requests: number;
  /** Why the page could not be loaded. */
  readonly error: unknown;
  /** The device says that it has no connection. */
  readonly isOffline: boolean;
}

export type NavigationCommand =
  /** Before anything changes. `address` is the path and what stands behind it; left out when that is nothing. */
  | { readonly type: 'NAVIGATION.STARTED'; readonly path: string; readonly address?: string }
  /** The address belongs to a page; its code and data are on their way. */
  | { readonly type: 'ROUTE.MATCHED'; readonly path: string; readonly address?: string }
  /** The page is in the document. */
  | { readonly type: 'PAGE.RENDERED'; readonly path: string; readonly title: string }
  /** What the page shows is known, has another name, or is unknown again. */
  | { readonly type: 'PAGE.NAMED'; readonly path: string; readonly name: string | null }
  /** The old page stays. */
  | { readonly type: 'NAVIGATION.ABANDONED' }
  /** Code or style sheet of the page did not come. */
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
