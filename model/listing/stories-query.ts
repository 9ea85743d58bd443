import type { PostQuery } from '../contract/community/posts.ts';
import { STORY_WARNINGS, type StoryWarning } from '../contract/community/warnings.ts';
import { decodePosts, filterOf, isNarrowed, NO_QUERY, type PostsQuery } from './posts-query.ts';

/** Kinds of stories that this site names; others may be published and are found among all (reference R143). */
export const STORY_TYPES = ['single', 'series', 'chapter'] as const;
type StoryType = (typeof STORY_TYPES)[number];

/** By the number of a rating. */
export const STORY_RATINGS = ['general', 'teen', 'mature', 'explicit'] as const;
type StoryRating = (typeof STORY_RATINGS)[number];

/** What the address of the list of community stories asks for. */
export interface StoriesQuery extends PostsQuery {
  /** Null for all. */
  readonly storyType: StoryType | null;
  /** The highest that is listed. */
  readonly rating: StoryRating;
  /** Warnings whose stories are listed, too. */
  readonly allowedWarnings: readonly StoryWarning[];
}

/** Without mature ratings and warnings, until a reader asks for them. */
export const NO_STORIES_QUERY: StoriesQuery = {
  ...NO_QUERY,
  storyType: null,
  rating: 'teen',
  allowedWarnings: [],
};

/** Never throws: invalid values are ignored. */
export function decodeStories(params: Parameters<typeof decodePosts>[0]): StoriesQuery {
  const warned = (params.get('warned') ?? '').split('_');
  return {
    ...decodePosts(params),
    storyType: STORY_TYPES.find((type) => type === params.get('type')) ?? null,
    rating: STORY_RATINGS.find((rating) => rating === params.get('rating')) ?? NO_STORIES_QUERY.rating,
    allowedWarnings: STORY_WARNINGS.filter((each) => warned.includes(each)),
  };
}

/** What of an address `decodeStories` reads beyond that of posts, as pairs for the query. */
export const storyParams = ({
  storyType,
  rating,
  allowedWarnings,
}: StoriesQuery): readonly (readonly [string, string])[] => [
  ...(storyType === null ? [] : [['type', storyType] as const]),
  ...(rating === NO_STORIES_QUERY.rating ? [] : [['rating', rating] as const]),
  ...(allowedWarnings.length === 0
    ? []
    : [['warned', STORY_WARNINGS.filter((each) => allowedWarnings.includes(each)).join('_')] as const]),
];

/** Whether some stories are left out that a visitor would see who chose nothing. */
export const isStoriesNarrowed = (query: StoriesQuery): boolean =>
  isNarrowed(query) || query.storyType !== null || query.rating === 'general';

/** The same in the words of the contract. */
export function storyFilterOf(query: StoriesQuery, now: number): PostQuery {
  const { storyType, rating, allowedWarnings } = query;
  const without = STORY_WARNINGS.filter((each) => !allowedWarnings.includes(each));
  return {
    ...filterOf(query, now, 'story'),
    ...(storyType === null ? {} : { storyTypes: [storyType] }),
    ...(rating === 'explicit' ? {} : { ratingTo: STORY_RATINGS.indexOf(rating) }),
    ...(without.length === 0 ? {} : { withoutWarnings: without }),
  };
}
