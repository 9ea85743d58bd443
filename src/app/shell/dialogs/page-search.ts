import type { ReactNode } from 'react';
import { searchable } from '#model/encoding/normalise';
import { searchWords } from '#src/kit/text/search.ts';
import { MENU } from '../../pages/menu.ts';
import { pageWords } from './page-words.ts';

/** Something the search can lead to. */
export interface SearchHit {
  readonly path: string;
  readonly title: string;
  /** Section, and page for a part of a page. */
  readonly where: string;
  /** A thumbnail; pages have none. */
  readonly picture?: ReactNode;
}

type Translate = (key: PageKey) => string;
/** Whether a page's own texts are there. */
type HasTexts = (page: Page) => boolean;
type Page = (typeof MENU)[number]['pages'][number]['route'];
/** Keys in the route table. */
type PageKey = Page['title'] | Page['anchors'][number]['title'] | `section.${Page['section']}`;

/** Before a word is typed: what to do comes before what to read. */
const FIRST_SECTIONS: readonly string[] = ['tool', 'profile', 'info'];
const rankOf = (section: string): number => FIRST_SECTIONS.indexOf(section) + 1 || FIRST_SECTIONS.length + 1;
const BY_USE = [...MENU].sort((a, b) => rankOf(a.section) - rankOf(b.section));

const HUBS: ReadonlySet<string> = new Set(MENU.map(({ section }) => `/${section}`));

interface Candidate extends SearchHit {
  readonly words: string;
  readonly isPart: boolean;
}

/** Pages and their parts with all they may be found by: their name here, their English one, their address. */
function candidates(here: Translate, english: Translate, hasTexts: HasTexts): Candidate[] {
  const texts = (keys: readonly PageKey[], path: string) =>
    searchable([...keys.flatMap((key) => [here(key), english(key)]), path].join(' '));
  return BY_USE.flatMap(({ section, pages }) =>
    pages.flatMap(({ path, route }) => {
      const where = here(`section.${section}`);
      const page = {
        path,
        where,
        title: here(route.title),
        isPart: false,
        words: `${texts([route.title, `section.${section}`], path)} ${searchable(route.words ? pageWords(route.words) : '')}`,
      };
      const anchors = hasTexts(route) ? route.anchors : [];
      const parts = anchors.map(({ id, title }) => ({
        path: `${path}#${id}`,
        title: here(title),
        isPart: true,
        where: `${where} › ${page.title}`,
        words: texts([title], ''),
      }));
      return [page, ...parts];
    }),
  );
}

/** Pages that match every word, then parts of pages whose texts are there; without words every page. */
export function findPages(
  query: string,
  here: Translate,
  english: Translate,
  hasTexts: HasTexts,
): readonly SearchHit[] {
  const words = searchWords(query);
  const all = candidates(here, english, hasTexts);
  if (words.length === 0) {
    // What to do comes before the hubs that only lead there.
    const pages = all.filter(({ isPart }) => !isPart);
    return [...pages.filter(({ path }) => !HUBS.has(path)), ...pages.filter(({ path }) => HUBS.has(path))];
  }
  const fitting = all.filter((each) => words.every((word) => each.words.includes(word)));
  return [...fitting.filter(({ isPart }) => !isPart), ...fitting.filter(({ isPart }) => isPart)];
}
