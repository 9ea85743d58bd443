import type { NavigationContext, NavigationEvent, PageView } from './navigation.types.ts';

type Change = Partial<NavigationContext>;

/** A chunk or style sheet that has not come by then counts as failed (reference R43). */
export const CHUNK_LIMIT_MS = 120_000;

export const initialContext = (): NavigationContext => ({
  to: null,
  address: null,
  view: null,
  named: null,
  requests: 0,
  error: null,
  isOffline: false,
});

export const departed = (event: NavigationEvent): Change =>
  event.type === 'NAVIGATION.STARTED' || event.type === 'ROUTE.MATCHED'
    ? { to: event.path, address: event.address ?? event.path, error: null }
    : {};

/**
 * Of quick navigations one after the other only the last one's page counts; the page that shows, rendered again, is no
 * new visit.
 */
export const isAwaited = ({ to, view }: NavigationContext, event: NavigationEvent): boolean =>
  event.type === 'PAGE.RENDERED' && (to === null ? event.path !== view?.path : event.path === to);

export const hasPage = ({ view }: NavigationContext): boolean => view !== null;

export const arrived = ({ view }: NavigationContext, event: NavigationEvent): Change =>
  event.type === 'PAGE.RENDERED'
    ? {
        to: null,
        address: null,
        error: null,
        view: { path: event.path, title: event.title, from: view?.path ?? null },
      }
    : {};

/** A page may say so before or after it is told that it rendered: the path says whose name it is. */
export const named = (event: NavigationEvent): Change =>
  event.type === 'PAGE.NAMED' ? { named: { path: event.path, name: event.name } } : {};

export const counted = (event: NavigationEvent): Change =>
  event.type === 'TRAFFIC.COUNTED' ? { requests: Math.max(0, event.requests) } : {};

export const failed = (event: NavigationEvent): Change => ({
  error: event.type === 'ROUTE.FAILED' ? event.error : new Error('the page did not load in 120 seconds'),
});

/** Input of `report`; the chart comes there only with a page. */
export function viewOf({ context }: { context: NavigationContext }): PageView {
  if (!context.view) throw new Error('no page was shown');
  return context.view;
}

/** Input of `reload` and `renewal`: the page that is wanted, not the one that still shows; null for that one. */
export const addressOf = ({ context }: { context: NavigationContext }): string | null => context.address;
