import { asObject } from '../records/reading.ts';
import { isLocale, LOCALES, type Locale } from '../vocabulary/locales.ts';

/** A link that an operator puts into the group OurDream of the side menu (reference R42). */
export interface OperatorLink {
  /** A path of this site, or an https address elsewhere. */
  readonly href: string;
  /** By language; the first one stands in for languages without. */
  readonly title: Readonly<Partial<Record<Locale, string>>>;
}

/** What an operator wrote, or what is wrong with it in one line. */
export type LinksRead = { readonly links: readonly OperatorLink[] } | { readonly problem: string };

export const MAX_LINKS = 12;
const MAX_TITLE = 60;
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const HTTPS = /^https:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/;

/** A path of this site: it leads nowhere else, whatever a browser makes of it. */
export const isOwnPath = (address: string): boolean => OWN_PATH.test(address);
/** A path of this site, or an https address elsewhere. */
export const isLinkAddress = (address: string): boolean => isOwnPath(address) || HTTPS.test(address);
/** Whether a link leaves the site. */
export const isExternal = ({ href }: OperatorLink): boolean => !isOwnPath(href);

const isTitle = (title: unknown): title is string =>
  typeof title === 'string' && title.trim() !== '' && title.length <= MAX_TITLE;

function readTitles(title: unknown): OperatorLink['title'] | null {
  if (isTitle(title)) return { en: title };
  const entries = Object.entries(asObject(title));
  const isFine = entries.every(([locale, text]) => isLocale(locale) && isTitle(text));
  return isFine && entries.length > 0 ? Object.fromEntries(entries) : null;
}

function readLink(row: unknown): OperatorLink | string {
  const { href, title: written } = asObject(row);
  if (typeof href !== 'string' || !isLinkAddress(href))
    return 'href takes a path of this site or an https address';
  const title = readTitles(written);
  if (!title) return `title takes a text of up to ${MAX_TITLE} characters, or one per language`;
  return { href, title };
}

/** Reads `[{"href", "title"}]`; the title is a text, or texts by language. Nothing is taken when anything is wrong. */
export function readOperatorLinks(json: unknown): LinksRead {
  if (!Array.isArray(json) || json.length > MAX_LINKS)
    return { problem: `takes a list of at most ${MAX_LINKS} links` };
  const links: OperatorLink[] = [];
  for (const [index, row] of json.entries()) {
    const link = readLink(row);
    if (typeof link === 'string') return { problem: `link ${index + 1}: ${link}` };
    links.push(link);
  }
  return { links };
}

/** What a link is called in a language, and in which one that is when it has no such title. */
export function titleIn(
  { title, href }: OperatorLink,
  wanted: string,
): { readonly text: string; readonly locale: Locale } {
  const locale = [wanted, 'en', ...LOCALES].find((each) => isLocale(each) && title[each] !== undefined);
  return isLocale(locale) ? { text: title[locale] ?? href, locale } : { text: href, locale: 'en' };
}
