import { isHeld } from '#model/site/held';
import { FIXED_PAGES } from '#model/site/links';
import { type OperatorLink, titleIn } from '#model/site/operator-links';
import { routeAt } from '#model/site/patterns';
import { SECTIONS } from '#model/site/sections';
import { trailOf } from '#model/site/trail';
import type { Locale } from '#model/vocabulary/locales';
import { textIn } from '../thing-words.ts';

/** The menu as it is sent with each page: it opens and leads on before any script runs. */
export interface SentMenu {
  readonly menu: string;
  readonly main: string;
  readonly close: string;
  readonly toStart: string;
  readonly site: string;
  readonly groups: readonly {
    readonly title: string;
    readonly isOpen: boolean;
    readonly pages: readonly {
      readonly path: string;
      readonly title: string;
      readonly current: 'page' | 'true' | null;
    }[];
  }[];
}

interface Asked {
  readonly locale: Locale;
  /** Of the page; empty where it is of no address. */
  readonly path: string;
  /** Lists that the data lacks. */
  readonly absent: ReadonlySet<string>;
  readonly links: readonly OperatorLink[];
}

/** In the groups and the order of the client's own menu (src/app/pages/menu.ts). */
export function sentMenu({ locale, path, absent, links }: Asked): SentMenu {
  const here = path === '' ? null : routeAt(path);
  const above = here && trailOf(here).at(-1)?.route;
  const pagesOf = (section: string): SentMenu['groups'][number]['pages'] =>
    FIXED_PAGES.filter(({ path: own, route }) => route.section === section && isHeld(own, absent)).map(
      ({ path: own, route }) => ({
        path: own,
        title: textIn(locale, route.title),
        current: own === path ? 'page' : route === here || route === above ? 'true' : null,
      }),
    );
  const operators = links.map((link) => ({
    path: link.href,
    title: titleIn(link, locale).text,
    current: null,
  }));
  return {
    menu: textIn(locale, 'nav.menu'),
    main: textIn(locale, 'nav.main'),
    close: textIn(locale, 'action.close'),
    toStart: textIn(locale, 'nav.toStart'),
    site: textIn(locale, 'site.name'),
    groups: SECTIONS.flatMap((section) => {
      const pages = section === 'ourdream' ? operators : pagesOf(section);
      if (pages.length === 0) return [];
      const isOpen = here === null || here.section === section;
      return [{ title: textIn(locale, `section.${section}`), isOpen, pages }];
    }),
  };
}
