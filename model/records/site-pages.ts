import type { RichText, RichWords } from './rich-text.ts';

/** Pages whose text an operator can replace. */
export const SITE_PAGES = ['join', 'support'] as const;
export type SitePageName = (typeof SITE_PAGES)[number];

/** A page in the operator's words. */
export interface SitePage {
  /** Null when the operator keeps our title. */
  readonly title: RichWords | null;
  readonly content: RichText;
}

/** The operator's pages by name; one that is not there keeps our own text. */
export type SitePages = Readonly<Partial<Record<SitePageName, SitePage>>>;
