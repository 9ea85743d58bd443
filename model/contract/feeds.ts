import { readTag } from '../rules/read-tag.ts';
import { isLocale, LOCALES, type Locale } from '../vocabulary/locales.ts';
import type { PostKind } from './community/categories.ts';

/** What a feed holds: the newest posts, charts or stories, of those with a tag, or what one member wrote. */
export interface FeedAsk {
  /** Posts where it is left out. */
  readonly kind?: PostKind;
  readonly username?: string;
  readonly tag?: { readonly type: string; readonly data: string };
}

export const FEED_TYPE = 'application/atom+xml';

const FOLDER = '/feed/';
const LISTS: Readonly<Record<PostKind, string>> = { text: 'posts', chart: 'charts', story: 'stories' };
/** `/feed/posts.atom`, `/feed/charts.atom`, `/feed/stories.atom`, `/feed/posts.atom?tag=text:guide`, `/feed/members/mika.atom`. */
export function feedPath({ username, tag, kind = 'text' }: FeedAsk, locale: Locale): string {
  const values = [
    ...(tag ? [`tag=${encodeURIComponent(`${tag.type}:${tag.data}`)}`] : []),
    ...(locale === 'en' ? [] : [`lang=${locale}`]),
  ];
  const list = LISTS[kind];
  const name = username === undefined ? list : `members/${encodeURIComponent(username)}`;
  return `${FOLDER}${name}.atom${values.length > 0 ? `?${values.join('&')}` : ''}`;
}

/** The language and tag that a feed is asked for with; the names of the fields that no one understands. */
export function readFeedQuery(
  query: Readonly<Record<string, unknown>>,
): { readonly locale: Locale; readonly tag: FeedAsk['tag'] | null } | readonly string[] {
  const { lang = 'en', tag } = query;
  const locale = typeof lang === 'string' && isLocale(lang) ? lang : null;
  const read = typeof tag === 'string' ? readTag(tag) : null;
  const faults = [
    ...(locale === null ? ['lang'] : []),
    ...(tag !== undefined && read === null ? ['tag'] : []),
  ];
  return locale === null || faults.length > 0 ? faults : { locale, tag: read };
}

/** No endpoint like the others, for programs that read feeds ask for it. */
export const FEEDS = {
  posts: '/feed/posts.atom',
  charts: '/feed/charts.atom',
  stories: '/feed/stories.atom',
  member: '/feed/members/{username}.atom',
  route: '/feed/members/:file',
  summary: 'The newest posts, as an Atom feed (RFC 4287).',
  description: [
    '`tag` names one that all have, as `type:data`, such as `text:guide` or `card:12`. `lang` is one of',
    `${LOCALES.join(', ')}: the language of its titles, en without. The last one holds what one member wrote.`,
    'Fifty entries at most, the newest first, with the beginning of each text as plain words. Posts rated mature or explicit are left out. Ask with the `ETag` of the',
    'last answer (`If-None-Match`), not more often than every five minutes.',
  ].join('\n'),
} as const;
