import { slugOf } from '../rules/slug.ts';
import { fixedPath, matchPattern, routeAt } from './patterns.ts';

/** A name behind another parameter is there to be read; one of its own, as in `/info/others/{name?}`, says which page. */
const NAMED = /\{(\w+)\??\}\/\{name\?\}$/;

const withoutLastSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The address without the readable name at its end, whatever stands there: one page has one. */
export function withoutName(pattern: string, path: string): string {
  const found = NAMED.test(pattern) ? matchPattern(pattern, path) : null;
  const bare = withoutLastSlash(path);
  return found?.name === undefined ? bare : bare.slice(0, bare.lastIndexOf('/'));
}

/** The address with the name of the thing it shows (reference R42); a name without letters and digits leaves the bare one. */
export function withName(pattern: string, path: string, name: string): string {
  const [, before] = NAMED.exec(pattern) ?? [];
  const found = matchPattern(pattern, path);
  if (before === undefined || found?.[before] === undefined) return path;
  const slug = slugOf(name);
  const bare = withoutName(pattern, path);
  return slug === null ? bare : `${bare}/${encodeURIComponent(slug)}`;
}

/** What distinguishes a page from others: its address without the readable name, and without a place on it. */
export function bareAddress(path: string): string {
  const route = routeAt(path);
  if (route?.restIsPlace) return fixedPath(route.pattern) ?? path;
  return route ? withoutName(route.pattern, path) : withoutLastSlash(path);
}

/** The one address of the thing called `name` that the page shows. */
export function canonicalAddress(path: string, name: string): string {
  const route = routeAt(path);
  return route ? withName(route.pattern, path, name) : path;
}
