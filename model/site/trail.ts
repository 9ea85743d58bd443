import { fixedPath } from './patterns.ts';
import { ROUTES, type Route } from './routes.ts';

/** A page above another one. */
export interface TrailPage {
  readonly path: string;
  readonly route: Route;
}

/** The part of a pattern before its first parameter: `/info/cards` of `/info/cards/{id}/{name?}`. */
const staticPart = (pattern: string): string => pattern.replace(/\/\{.*$/, '');

/** Pages whose addresses do not begin with that of the page above them. */
const ABOVE: ReadonlyMap<string, string> = new Map([['/tool/simulator', '/tool/chartsimulator']]);

/** The pages between the one of the section and this one, from above: the list of an entity, the page of a tool. */
export function trailOf({ pattern, section }: Pick<Route, 'pattern' | 'section'>): readonly TrailPage[] {
  const start = ABOVE.get(staticPart(pattern)) ?? staticPart(pattern);
  return ROUTES.flatMap((route) => {
    const path = fixedPath(route.pattern);
    if (path === null || route.pattern === pattern || path === '/' || path === `/${section}`) return [];
    return start === path || start.startsWith(`${path}/`) ? [{ path, route }] : [];
  }).sort((a, b) => a.path.length - b.path.length);
}

/** The pages above the one at this address; above a thing of a page that shows it stands the page without one. */
export function pagesAbove(pathname: string, route: Route): readonly TrailPage[] {
  const path = fixedPath(route.pattern);
  const isOfThing =
    path !== null && path !== '/' && path !== `/${route.section}` && pathname.startsWith(`${path}/`);
  return isOfThing ? [...trailOf(route), { path, route }] : trailOf(route);
}
