import { FIXED_PAGES } from '#model/site/links';
import { menuOf } from '#model/site/menu';
import type { Route } from '#model/site/routes';
import { holdsPage } from '../../kit/data/absent-lists.ts';

export const MENU = menuOf(holdsPage);

/** Address of the page that stands for a whole section; null while there is none. */
export const hubOf = (section: Route['section']): string | null =>
  FIXED_PAGES.find(({ path }) => path === `/${section}`)?.path ?? null;
