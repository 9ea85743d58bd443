import { FIXED_PAGES, type FixedPage } from '#model/site/links';
import type { Route } from '#model/site/routes';
import { SECTIONS } from '#model/site/sections';
import { holdsPage } from '../../kit/data/absent-lists.ts';

export type MenuPage = FixedPage;

export interface MenuGroup {
  readonly section: Route['section'];
  readonly pages: readonly MenuPage[];
}

/** The pages that exist, in the groups of the side menu; without groups that have none, and pages whose list the data lacks. */
export const MENU: readonly MenuGroup[] = SECTIONS.flatMap((name) => {
  const own = FIXED_PAGES.filter(({ route, path }) => route.section === name && holdsPage(path));
  return own[0] ? [{ section: own[0].route.section, pages: own }] : [];
});

/** Address of the page that stands for a whole section; null while there is none. */
export const hubOf = (section: Route['section']): string | null =>
  FIXED_PAGES.find(({ path }) => path === `/${section}`)?.path ?? null;
