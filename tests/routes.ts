import { FAMILIES, listPath } from '#model/families/families';
import { fixedPath } from '#model/site/patterns';
import { ROUTES as TABLE } from '#model/site/routes';

/** An address of the demo set for each page whose address has a part that must be filled in. */
const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['/home/news/{id}/{name?}', '/home/news/59/You-are-looking-at-the-demo-set'],
  ['/leaderboard/events/{server}/{id}/{name?}', '/leaderboard/events/jp/280'],
  ['/info/eventarchives/{server}/{id}/{name?}', '/info/eventarchives/jp/270'],
  ['/tool/eventtracker/{server}/{tier}', '/tool/eventtracker/en/1000'],
  ['/tool/eventtracker/{server}/{tier}/{id}/{name?}', '/tool/eventtracker/en/1000/270'],
  ['/tool/simulator/{id}/{difficulty}/{name?}', '/tool/simulator/187/expert'],
  ['/tool/chart/{id}/{difficulty}/{name?}', '/tool/chart/187/expert'],
  ...FAMILIES.map((head) => [`${listPath(head)}/{id}/{name?}`, `${listPath(head)}/${head.sample}`] as const),
]);

/** An address of the page with this pattern. */
export function addressOf(pattern: string): string {
  const path = fixedPath(pattern) ?? SAMPLES.get(pattern);
  if (path === undefined) throw new Error(`tests/routes.ts has no sample of ${pattern}`);
  return path;
}

/** An address of every page; tests walk them, and `npm run screens` photographs them. */
export const ROUTES: readonly string[] = TABLE.filter(({ movedTo }) => movedTo === null).map(({ pattern }) =>
  addressOf(pattern),
);
