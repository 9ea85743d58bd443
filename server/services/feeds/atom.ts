import type { ListedPost } from '#model/contract/community/post';
import { readPostText } from '#model/records/read-rich-text';
import { plainTextOf } from '#model/rules/rich-text';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { linkTo } from '#model/site/links';
import { publishedPath, userPath } from '#model/site/objects';
import { type Locale, localeTag } from '#model/vocabulary/locales';
import { textIn } from '../thing-words.ts';
import { documentOf, element, type Xml } from './xml.ts';

/** In letters: the beginning of a text. */
const MAX_SUMMARY = 1_000;

/** What a feed is about besides its entries. */
export interface FeedHead {
  readonly title: string;
  readonly locale: Locale;
  /** Addresses without that of the site. */
  readonly path: string;
  readonly page: string;
}

const moment = (epochMs: number): string => new Date(epochMs).toISOString();
const changedAt = ({ time, editedAt }: ListedPost): number => Math.max(time, editedAt ?? 0);

type Person = Pick<NonNullable<ListedPost['author']>, 'username' | 'nickname'>;

function author(by: Person | null, locale: Locale, site: string): Xml {
  const name = by ? shownName(by) : textIn(locale, 'thread.nobody');
  const page = by && linkTo(userPath(by.username));
  return element('author', {}, element('name', {}, name), ...(page ? [element('uri', {}, site + page)] : []));
}

/** The bare address is the entry's name for good; the one to read it at carries its title. */
function entry(post: ListedPost, locale: Locale, site: string): Xml {
  const path = publishedPath(post);
  const title = post.title || textIn(locale, 'post.untitled');
  const summary = plainTextOf(readPostText(post.content), MAX_SUMMARY);
  return element(
    'entry',
    {},
    element('id', {}, site + path),
    element('title', { type: 'text' }, title),
    element('link', { rel: 'alternate', type: 'text/html', href: site + canonicalAddress(path, title) }),
    element('published', {}, moment(post.time)),
    element('updated', {}, moment(changedAt(post))),
    ...[post.author, ...(post.coAuthors ?? [])].map((by) => author(by, locale, site)),
    ...post.tags.map(({ type, data }) => element('category', { term: `${type}:${data}`, label: data })),
    element('summary', { type: 'text' }, summary),
  );
}

/** Posts as an Atom feed (RFC 4287). `site` is the address of this site, such as `https://setori.example.org`. */
export function atomFeed(head: FeedHead, posts: readonly ListedPost[], site: string): string {
  const { title, locale, path, page } = head;
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': localeTag(locale) },
    element('id', {}, site + path),
    element('title', { type: 'text' }, title),
    element('link', { rel: 'self', type: 'application/atom+xml', href: site + path }),
    element('link', { rel: 'alternate', type: 'text/html', href: site + page }),
    element('updated', {}, moment(Math.max(0, ...posts.map(changedAt)))),
    element('generator', {}, textIn(locale, 'site.name')),
    ...posts.map((post) => entry(post, locale, site)),
  );
  return documentOf(root);
}
