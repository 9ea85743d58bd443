import { fixedPath } from '#model/site/patterns';
import { ROUTES as TABLE } from '#model/site/routes';

/** Every address that shows a page of its own; `npm run screens` photographs them. */
export const ROUTES: readonly string[] = TABLE.filter(({ movedTo }) => movedTo === null).flatMap(
  ({ pattern }) => fixedPath(pattern) ?? [],
);
