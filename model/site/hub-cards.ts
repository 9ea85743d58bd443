import type { TextKey } from '../texts/groups.ts';
import type { PageIcon } from '../vocabulary/page-icons.ts';
import { FIXED_PAGES } from './links.ts';
import type { PageSection } from './sections.ts';

export interface PageCard {
  readonly path: string;
  readonly title: TextKey;
  readonly lead: TextKey;
  readonly icon: PageIcon;
}

/** The cards of a section's hub, which server and client draw alike: its pages in the order of the menu. */
export const hubCards = (section: PageSection): readonly PageCard[] =>
  FIXED_PAGES.flatMap(({ path, route: { title, lead, icon, section: own } }) =>
    own === section && path !== `/${section}` && lead && icon ? [{ path, title, lead, icon }] : [],
  );
