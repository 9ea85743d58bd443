import { isHeld } from '#model/site/held';
import { currentEntry, isOpenAt, menuOf } from '#model/site/menu';
import { isExternal, type OperatorLink, titleIn } from '#model/site/operator-links';
import { routeAt } from '#model/site/patterns';
import { SECTIONS } from '#model/site/sections';
import { type Locale, localeTag } from '#model/vocabulary/locales';
import { textIn } from '../thing-words.ts';

interface SentMenuLink {
  readonly path: string;
  readonly title: string;
  /** Where the title is in another language than the page. */
  readonly lang?: string;
  readonly isExternal?: boolean;
  readonly current?: 'page' | 'true' | undefined;
}

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
    readonly pages: readonly SentMenuLink[];
  }[];
}

interface MenuSources {
  readonly locale: Locale;
  /** Of the page; empty where it has no address. */
  readonly path: string;
  /** Lists that the data lacks. */
  readonly absent: ReadonlySet<string>;
  readonly links: readonly OperatorLink[];
}

function operatorLink(link: OperatorLink, pageLocale: Locale): SentMenuLink {
  const { text, locale } = titleIn(link, pageLocale);
  return {
    path: link.href,
    title: text,
    isExternal: isExternal(link),
    ...(locale !== pageLocale && { lang: localeTag(locale) }),
  };
}

export function sentMenu({ locale, path, absent, links }: MenuSources): SentMenu {
  const here = path === '' ? null : routeAt(path);
  const groups = menuOf((own) => isHeld(own, absent));
  const linksOf = (section: (typeof SECTIONS)[number]): readonly SentMenuLink[] => {
    if (section === 'ourdream') return links.map((link) => operatorLink(link, locale));
    const pages = groups.find((group) => group.section === section)?.pages ?? [];
    const entry = currentEntry(pages, here);
    return pages.map((page) => ({
      path: page.path,
      title: textIn(locale, page.route.title),
      current: page !== entry ? undefined : page.path === path ? 'page' : 'true',
    }));
  };
  return {
    menu: textIn(locale, 'nav.menu'),
    main: textIn(locale, 'nav.main'),
    close: textIn(locale, 'action.close'),
    toStart: textIn(locale, 'nav.toStart'),
    site: textIn(locale, 'site.name'),
    groups: SECTIONS.flatMap((section) => {
      const pages = linksOf(section);
      if (pages.length === 0) return [];
      return [{ title: textIn(locale, `section.${section}`), isOpen: isOpenAt(section, here), pages }];
    }),
  };
}
