import { FIXED_PAGES, type FixedPage } from './links.ts';
import type { Route } from './routes.ts';
import { type PageSection, SECTIONS, type SectionName } from './sections.ts';
import { trailOf } from './trail.ts';

/** The menu, as the server sends it and as the client draws it (reference R42). */

export interface MenuGroup {
  readonly section: PageSection;
  readonly pages: readonly FixedPage[];
}

/** The pages that `holds` says yes to, in the groups of the menu; groups without pages are left out. */
export const menuOf = (holds: (path: string) => boolean): readonly MenuGroup[] =>
  SECTIONS.flatMap((section): readonly MenuGroup[] => {
    if (section === 'ourdream') return [];
    const pages = FIXED_PAGES.filter(({ route, path }) => route.section === section && holds(path));
    return pages.length > 0 ? [{ section, pages }] : [];
  });

/** The entry that stands for the page: its own, or else that of the list that leads to it. */
export function currentEntry(pages: readonly FixedPage[], here: Route | null): FixedPage | undefined {
  const above = here === null ? undefined : trailOf(here).at(-1)?.route;
  return pages.find(({ route }) => route === here) ?? pages.find(({ route }) => route === above);
}

/** Whether a group is open until the visitor opens or closes it: that of the page, or all of them where there is no page. */
export const isOpenAt = (section: SectionName, here: Route | null): boolean =>
  here === null || here.section === section;
