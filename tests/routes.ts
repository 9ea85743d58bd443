import { fixedPath } from '#model/site/patterns';
import { ROUTES as TABLE } from '#model/site/routes';

/** An address of the demo set for each page whose address has a part that must be filled in. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/home/news/{id}/{name?}': '/home/news/59/You-are-looking-at-the-demo-set',
  '/info/characters/{id}/{name?}': '/info/characters/11',
  '/info/events/{id}/{name?}': '/info/events/280',
  '/info/cards/{id}/{name?}': '/info/cards/1750',
  '/info/songs/{id}/{name?}': '/info/songs/187',
};

/** An address of the page with this pattern. */
export function addressOf(pattern: string): string {
  const path = fixedPath(pattern) ?? SAMPLES[pattern];
  if (path === undefined) throw new Error(`tests/routes.ts has no sample of ${pattern}`);
  return path;
}

/** An address of every page; tests walk them, and `npm run screens` photographs them. */
export const ROUTES: readonly string[] = TABLE.filter(({ movedTo }) => movedTo === null).map(({ pattern }) =>
  addressOf(pattern),
);
