import type { CategoryName } from '../contract/community/categories.ts';

/** Where the thing with that id shows its comments; the id follows. */
const PAGES: Readonly<Partial<Record<CategoryName, string>>> = {
  NEWS_COMMENT: '/home/news/',
  CHARACTER_COMMENT: '/info/characters/',
  CARD_COMMENT: '/info/cards/',
  COSTUME_COMMENT: '/info/costumes/',
  EVENT_COMMENT: '/info/events/',
  EVENTARCHIVE_COMMENT: '/info/eventarchives/',
  GACHA_COMMENT: '/info/gacha/',
  SONG_COMMENT: '/info/songs/',
  LOGINCAMPAIGN_COMMENT: '/info/logincampaigns/',
  COMIC_COMMENT: '/info/comics/',
  MISSION_COMMENT: '/info/missions/',
};

/** Name of the element that holds a comment. */
export const commentAnchor = (id: number): string => `comment-${id}`;

const ANCHOR = /^#comment-([1-9]\d{0,15})$/;

/** The comment that the end of an address points to. */
export function commentIn(hash: string): number | null {
  const digits = ANCHOR.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface Place {
  readonly categoryName: string;
  readonly categoryId: string;
}

const isKnown = (name: string): name is keyof typeof PAGES => Object.hasOwn(PAGES, name);

/** The exact place of a comment; null for categories whose page is not known here. Its page may not exist yet. */
export function commentAddress({ categoryName, categoryId }: Place, id: number): string | null {
  const page = isKnown(categoryName) ? PAGES[categoryName] : undefined;
  return page === undefined ? null : `${page}${categoryId}#${commentAnchor(id)}`;
}
