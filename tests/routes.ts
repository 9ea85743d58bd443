import { fixedPath } from '#model/site/patterns';
import { ROUTES as TABLE } from '#model/site/routes';

/** An address of the page with this pattern. */
export function addressOf(pattern: string): string {
  const path = fixedPath(pattern) ?? TABLE.find((route) => route.pattern === pattern)?.sample;
  if (path === undefined) throw new Error(`the entry of ${pattern} has no sample`);
  return path;
}

/** An address of every page; tests walk them, and `npm run screens` photographs them. */
export const ROUTES: readonly string[] = TABLE.map(({ pattern }) => addressOf(pattern));
