import { fixedPath } from '#model/site/patterns';
import { ROUTES, type Route } from '#model/site/routes';
import { SECTIONS } from '#model/site/sections';

/** A page that needs no parameters, so that a link can lead to it. */
export interface MenuPage {
  readonly path: string;
  readonly route: Route;
}

export interface MenuGroup {
  readonly section: Route['section'];
  readonly pages: readonly MenuPage[];
}

const pages: readonly MenuPage[] = ROUTES.flatMap((route) => {
  const path = fixedPath(route.pattern);
  return path === null || route.movedTo !== null ? [] : [{ path, route }];
});

/** The pages that exist, in the groups of the side menu; groups without pages are left out. */
export const MENU: readonly MenuGroup[] = SECTIONS.flatMap((name) => {
  const own = pages.filter(({ route }) => route.section === name);
  return own[0] ? [{ section: own[0].route.section, pages: own }] : [];
});

/** Address of the page that stands for a whole section; null while there is none. */
export const hubOf = (section: Route['section']): string | null =>
  pages.find(({ path }) => path === `/${section}`)?.path ?? null;
