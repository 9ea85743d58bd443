import type { NavigationContext, NavigationEvent, PageView } from './navigation.types.ts';

type Change = Partial<NavigationContext>;

/** Timeout for a chunk or style sheet (reference R43). */
export const CHUNK_LIMIT_MS = 120_000;

export const initialContext = (): NavigationContext => ({
  to: null,
  address: null,
  view: null,
  pageName: null,
  requests: 0,
  error: null,
  isOffline: false,
});

export const noteDeparture = (event: NavigationEvent): Change =>
  event.type === 'NAVIGATION.STARTED' || event.type === 'ROUTE.MATCHED'
    ? { to: event.path, address: event.address ?? event.path, error: null }
    : {};

/**
 * Accepts only the page of the latest navigation. Rendering the current page again is not a
 * new visit.
 */
export const isAwaited = ({ to, view }: NavigationContext, event: NavigationEvent): boolean =>
  event.type === 'PAGE.RENDERED' && (to === null ? event.path !== view?.path : event.path === to);

export const hasPage = ({ view }: NavigationContext): boolean => view !== null;

export const noteArrival = ({ view }: NavigationContext, event: NavigationEvent): Change =>
  event.type === 'PAGE.RENDERED'
    ? {
        to: null,
        address: null,
        error: null,
        view: { path: event.path, title: event.title, from: view?.path ?? null },
      }
    : {};

/** A page may report its name before or after it rendered; the path identifies the page. */
export const noteName = (event: NavigationEvent): Change =>
  event.type === 'PAGE.NAMED' ? { pageName: { path: event.path, name: event.name } } : {};

export const noteCount = (event: NavigationEvent): Change =>
  event.type === 'TRAFFIC.COUNTED' ? { requests: Math.max(0, event.requests) } : {};

export const noteFailure = (event: NavigationEvent): Change => ({
  error: event.type === 'ROUTE.FAILED' ? event.error : new Error('the page did not load in 120 seconds'),
});

/** Input of `report`; the chart comes there only with a page. */
export function viewOf({ context }: { context: NavigationContext }): PageView {
  if (!context.view) throw new Error('no page was shown');
  return context.view;
}

/** Input of `reload` and `renewal`: the address being loaded; null for the current page. */
export const addressOf = ({ context }: { context: NavigationContext }): string | null => context.address;
