import type { PostKind } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import type { PostQuery } from '#model/contract/community/posts';
import { chartFilterOf, decodeCharts, isChartsNarrowed } from '#model/listing/charts-query';
import { decodePosts, filterOf, isNarrowed, NO_QUERY } from '#model/listing/posts-query';
import { decodeStories, isStoriesNarrowed, storyFilterOf } from '#model/listing/stories-query';
import { shownName } from '#model/rules/shown-name';
import { canonicalAddress } from '#model/site/canonical';
import { publishedPath } from '#model/site/objects';
import type { TextKey } from '#model/texts/groups';
import { beginningOf, type ShownPosts } from '../community/shown.ts';
import { wordsFor } from '../families/source.ts';
import { textIn } from '../thing-words.ts';
import type { PrerenderedPosts } from './content.ts';
import type { Visitor } from './visitor.ts';

/** As many as the client asks for at first. */
const ROWS = 20;
const NEWEST = 10;
const POPULAR = 6;
const MAX_EXCERPT = 200;

export function rowOf(post: ListedPost, visitor: Visitor): PrerenderedPosts['parts'][number]['rows'][number] {
  const { title, author, time, likes, comments } = post;
  const { dates } = wordsFor(visitor.locale, visitor.servers);
  const counted = [
    textIn(visitor.locale, 'thread.likes', { count: likes }),
    textIn(visitor.locale, 'posts.comments', { count: comments }),
  ];
  return {
    path: canonicalAddress(publishedPath(post), title ?? ''),
    title: title || visitor.text('posts.untitled'),
    author: author ? shownName(author) : visitor.text('thread.nobody'),
    time: { text: dates.dateTime(time), iso: new Date(time).toISOString() },
    excerpt: beginningOf(post, MAX_EXCERPT),
    facts: counted.join(' · '),
  };
}

type Part = PrerenderedPosts['parts'][number];

const partOf = (
  posts: readonly ListedPost[],
  visitor: Visitor,
  words: Pick<Part, 'title' | 'empty'>,
): Part => ({ ...words, rows: posts.map((post) => rowOf(post, visitor)) });

/** What the query of an address asks of a list, in the words of the contract. */
interface Listing {
  readonly title: TextKey;
  readonly lead: TextKey;
  /** For a list without any posts. */
  readonly none: TextKey;
  readonly read: (
    params: URLSearchParams,
    now: number,
  ) => { readonly query: PostQuery; readonly isNarrowed: boolean };
}

/** The lists of what members publish, by kind. */
const LISTINGS = {
  text: {
    title: 'page.posts',
    lead: 'posts.lead',
    none: 'posts.noneTitle',
    read: (params, now) => {
      const asked = decodePosts(params);
      return { query: filterOf(asked, now), isNarrowed: isNarrowed(asked) };
    },
  },
  chart: {
    title: 'page.fanCharts',
    lead: 'posts.chartsLead',
    none: 'posts.noChartsTitle',
    read: (params, now) => {
      const asked = decodeCharts(params);
      return { query: chartFilterOf(asked, now), isNarrowed: isChartsNarrowed(asked) };
    },
  },
  story: {
    title: 'page.fanStories',
    lead: 'posts.storiesLead',
    none: 'posts.noStoriesTitle',
    read: (params, now) => {
      const asked = decodeStories(params);
      return { query: storyFilterOf(asked, now), isNarrowed: isStoriesNarrowed(asked) };
    },
  },
} as const satisfies Readonly<Record<PostKind, Listing>>;

/** The list of a kind before any script runs, with the filters of its URL; null for filters that need a login. */
export async function prerenderPosts(
  shown: ShownPosts,
  visitor: Visitor,
  params: URLSearchParams,
  kind: PostKind,
): Promise<PrerenderedPosts | null> {
  const { title, lead, none, read }: Listing = LISTINGS[kind];
  const { query, isNarrowed: isAsked } = read(params, visitor.now);
  if (query.following) return null;
  const posts = await shown.listed({ ...query, limit: ROWS });
  const empty = visitor.text(isAsked ? 'list.emptyTitle' : none);
  return {
    kind: 'posts',
    locale: visitor.locale,
    heading: visitor.text(title),
    lead: visitor.text(lead),
    hasFilters: true,
    parts: [partOf(posts, visitor, { title: null, empty })],
  };
}

/** `/community/home` before any script runs: what is new, and what was liked most of the last seven days. */
export async function prerenderCommunity(shown: ShownPosts, visitor: Visitor): Promise<PrerenderedPosts> {
  const [newest, liked] = await Promise.all([
    shown.listed({ ...filterOf(NO_QUERY, visitor.now), limit: NEWEST }),
    shown.listed({ ...filterOf({ ...NO_QUERY, sort: 'week' }, visitor.now), limit: POPULAR }),
  ]);
  return {
    kind: 'posts',
    locale: visitor.locale,
    heading: visitor.text('page.communityHome'),
    lead: visitor.text('posts.homeLead'),
    hasFilters: false,
    parts: [
      partOf(newest, visitor, {
        title: visitor.text('posts.newest'),
        empty: visitor.text('posts.noneTitle'),
      }),
      partOf(liked, visitor, {
        title: visitor.text('posts.popular'),
        empty: visitor.text('posts.quietWeek'),
      }),
    ],
  };
}
