/** A page as it was shown, for the analytics port. */
export interface PageView {
  readonly path: string;
  readonly title: string;
  /** Path of the page before; null for the first one. */
  readonly from: string | null;
}

export interface NavigationContext {
  /** Path on its way; null when nothing is. */
  readonly to: string | null;
  /** The page that shows; null before the first one. */
  readonly view: PageView | null;
  /** Requests in flight. */
  readonly requests: number;
  /** Why the page could not be loaded. */
  readonly error: unknown;
}

export type NavigationCommand =
  /** Before anything changes. */
  | { readonly type: 'NAVIGATION.STARTED'; readonly path: string }
  /** The address belongs to a page; its code and data are on their way. */
  | { readonly type: 'ROUTE.MATCHED'; readonly path: string }
  /** The page is in the document. */
  | { readonly type: 'PAGE.RENDERED'; readonly path: string; readonly title: string }
  /** The old page stays. */
  | { readonly type: 'NAVIGATION.ABANDONED' }
  /** Code or style sheet of the page did not come. */
  | { readonly type: 'ROUTE.FAILED'; readonly error: unknown }
  | { readonly type: 'TRAFFIC.COUNTED'; readonly requests: number };

export type NavigationEvent =
  | NavigationCommand
  | { readonly type: 'xstate.done.actor.report' }
  | { readonly type: 'xstate.error.actor.report'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.reload' }
  | { readonly type: 'xstate.error.actor.reload'; readonly error: unknown };
