import { fixedPath, routeAt } from './patterns.ts';
import { ROUTES, type Route, SECOND_ADDRESSES } from './routes.ts';

/** A page that needs no parameters, so that a link can lead to it. */
export interface FixedPage {
  readonly path: string;
  readonly route: Route;
}

/** Every page that a link can lead to, once, in the order of the route table. */
export const FIXED_PAGES: readonly FixedPage[] = ROUTES.flatMap((route) => {
  const path = fixedPath(route.pattern);
  if (path === null) return [];
  return SECOND_ADDRESSES.includes(route.pattern) ? [] : [{ path, route }];
});

/** The address if there is a page at its path; null otherwise, so that nothing links into the void. */
export const linkTo = (address: string): string | null =>
  routeAt(address.replace(/[?#].*$/, '')) === null ? null : address;
