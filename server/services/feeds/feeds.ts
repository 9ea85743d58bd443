import type { PostQuery } from '#model/contract/community/posts';
import { type FeedAsk, feedPath } from '#model/contract/feeds';
import { isMature } from '#model/rules/mature';
import { shownName } from '#model/rules/shown-name';
import { linkTo } from '#model/site/links';
import { POST_LISTS, postsBy, postsWithTag, userPath } from '#model/site/objects';
import type { Locale } from '#model/vocabulary/locales';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import type { PostReader } from '../community/reading.ts';
import type { ShownPosts } from '../community/shown.ts';
import { type Prepared, prepare, weightOf } from '../published/encodings.ts';
import { textIn } from '../thing-words.ts';
import { atomFeed, type FeedHead } from './atom.ts';

const MAX_ENTRIES = 50;
const MAX_KEPT_BYTES = 4 * 1024 * 1024;
const TYPE = 'application/atom+xml; charset=utf-8';

interface FeedRequest extends FeedAsk {
  readonly locale: Locale;
  /** The address of this site. */
  readonly site: string;
}

/** Null where there is no such member. */
export type Feeds = (request: FeedRequest) => Promise<Prepared | null>;

const TITLES = { text: 'page.posts', chart: 'page.fanCharts', story: 'page.fanStories' } as const;

const LIST = {
  categoryName: 'SELF_POST',
  order: 'TIME_DESC',
  limit: MAX_ENTRIES,
} as const;

function headOf({ username, tag, kind = 'text', locale }: FeedRequest, name: string | null): FeedHead {
  const about = name ?? (tag ? `#${tag.data}` : null);
  const title = [
    ...(about === null ? [] : [about]),
    textIn(locale, TITLES[kind]),
    textIn(locale, 'site.name'),
  ];
  const page =
    username === undefined
      ? tag
        ? postsWithTag(tag, kind)
        : POST_LISTS[kind]
      : (linkTo(userPath(username)) ?? postsBy(username));
  const ask = { kind, ...(username !== undefined && { username }), ...(tag && { tag }) };
  return { title: title.join(' · '), locale, path: feedPath(ask, locale), page };
}

/** Writes feeds of what anybody may read, and keeps those that are asked for while they stay the same. */
export function feedService(reader: Pick<PostReader, 'list'>, shown: ShownPosts): Feeds {
  const kept = new BoundedCache<Prepared>(MAX_KEPT_BYTES, weightOf);
  return async (request) => {
    const { username, tag, kind = 'text', site } = request;
    const member = username === undefined ? null : await shown.member(username);
    if (username !== undefined && member === null) return null;
    const query: PostQuery = {
      ...LIST,
      categoryId: kind,
      ...(member && { username: member.username }),
      ...(tag && { tags: [tag] }),
    };
    const { posts } = await reader.list(null, query);
    const head = headOf(request, member && shownName(member));
    const entries = posts.filter((post) => !post.deleted && !isMature(post));
    const text = atomFeed(head, entries, site);
    const earlier = kept.get(text);
    if (earlier) return earlier;
    const made = await prepare(Buffer.from(text), TYPE);
    kept.set(text, made);
    return made;
  };
}
