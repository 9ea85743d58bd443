import type { Generated } from 'kysely';

/** What members post and what is counted, listed and found of it; columns as in every table (`../tables.ts`). */

export interface PostsTable {
  readonly id: number;
  readonly categoryName: string;
  readonly categoryId: string;
  readonly authorId: number;
  /** JSON of `PostFacts`: all that lists show besides the text. */
  facts: string;
  /** JSON of rich text. */
  content: string;
  storyType: string | null;
  readonly storyParentId: number | null;
  readonly repliesTo: number | null;
  likes: number;
  /** Comments on it that show, and answers to it within its thread that show. */
  comments: number;
  replies: number;
  /** 0 gone, 1 shown, 2 an empty place because someone replied to it. */
  standing: number;
  revision: number;
  editedAt: number | null;
  deletedAt: number | null;
  /** Null for the operator's command line, and for what no one may bring back. */
  deletedBy: number | null;
  /** The author's own mark of the request that made it. */
  requestKey: string | null;
  /** The reason of a lock; null where the post is not locked. */
  lockReason: Generated<string | null>;
  /** What a chart is for; null for other posts, and the id also for songs that are no one's but the author's. */
  songType: Generated<string | null>;
  songId: Generated<number | null>;
  /** Of a chart: 0 easy to 4 special, and its level. */
  diff: Generated<number | null>;
  level: Generated<number | null>;
  /** 0 general to 3 explicit, and warnings as bits in the order of `STORY_WARNINGS`; null only where older posts and comments say nothing. */
  rating: Generated<number | null>;
  warnings: Generated<number | null>;
  /** Of a comment: the time of the chart that it is about, in milliseconds; null for others. */
  moment: Generated<number | null>;
}

/** What is too large for lists: charts and stories. */
export interface PostWorksTable {
  readonly postId: number;
  content: string;
}

/** How many posts show, by where one looks. */
export interface PostCountsTable {
  readonly scope: string;
  posts: number;
}

/** Uploads that posts show. */
export interface PostFilesTable {
  readonly postId: number;
  readonly hash: string;
}

export interface TagsTable {
  readonly id: number;
  readonly type: string;
  /** The one it is looked up by. */
  readonly fold: string;
  readonly data: string;
  posts: number;
}

export interface PostTagsTable {
  readonly tagId: number;
  readonly postId: number;
  /** `text`, `chart` or `story`. */
  readonly kind: string;
}

/** What posts are found by. */
export interface PostTermsTable {
  readonly term: string;
  readonly postId: number;
}

export interface LikesTable {
  readonly postId: number;
  readonly userId: number;
  readonly id: number;
}

/** Members whom the author of a chart invited to work on it. */
export interface CoAuthorsTable {
  readonly postId: number;
  readonly userId: number;
  readonly id: number;
  /** Null until they accept. */
  acceptedAt: number | null;
}

/** Posts that are published at a set time. */
export interface PlannedWorksTable {
  readonly id: number;
  readonly userId: number;
  categoryId: string;
  publishAt: number;
  /** The same while it waits, or when it is tried again; null once it was published or refused. */
  dueAt: number | null;
  revision: number;
  /** JSON of a `NewPost`; empty once it is published. */
  request: string;
  /** JSON of `PostMetadata`, for lists. */
  facts: string;
  /** JSON: hashes of its uploads. */
  files: string;
  /** The code with which it was refused at its time. */
  failure: string | null;
  /** The post that it became. */
  postId: number | null;
  readonly requestKey: string | null;
}

/** How hard a member finds a chart. */
export interface ChartVotesTable {
  readonly postId: number;
  readonly userId: number;
  readonly id: number;
  level: number;
  /** `easier` or `harder` than stated, or `asStated`. */
  feel: string;
}

/** One for each member and post. */
export interface ReportsTable {
  readonly id: number;
  readonly postId: number;
  readonly reporterId: number;
  reason: string;
  note: string;
  /** `open`, `dismissed` or `deleted`. */
  state: string;
  resolvedAt: number | null;
  /** Null for the operator's command line. */
  resolverId: number | null;
}

export interface CommunityTables {
  posts: PostsTable;
  postWorks: PostWorksTable;
  postCounts: PostCountsTable;
  postFiles: PostFilesTable;
  tags: TagsTable;
  postTags: PostTagsTable;
  postTerms: PostTermsTable;
  likes: LikesTable;
  coAuthors: CoAuthorsTable;
  plannedWorks: PlannedWorksTable;
  chartVotes: ChartVotesTable;
  reports: ReportsTable;
}
