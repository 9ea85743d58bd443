import { type Static, Type } from 'typebox';
import {
  count,
  decimal,
  done,
  fields,
  id,
  idText,
  integer,
  listOf,
  MAX_OFFSET,
  MAX_PAGE,
  oneOf,
  orNull,
  page,
  revision,
  success,
  text,
  time,
  truth,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { sharedChart } from './chart.ts';
import {
  CHART_SONG_TYPES,
  categoryId,
  categoryName,
  chartSeconds,
  content,
  creationOnly,
  difficultyNumber,
  editable,
  levelNumber,
  listedPost,
  optionalNullable,
  payload,
  rating,
  storySource,
  tag,
  wholePost,
} from './post.ts';
import { MAX_TAGS } from './text-limits.ts';
import { STORY_WARNINGS } from './warnings.ts';

const POST_ORDERS = ['TIME_DESC', 'TIME_ASC', 'LIKES_DESC', 'MOMENT_ASC'] as const;
/** Posts in one answer. */
export const MAX_LIST = 100;
const MAX_SOUGHT_TAGS = 5;
const MAX_STORY_TYPES = 10;
const MAX_DIFFS = 5;
const MAX_WITHOUT = 200;

const anyId = decimal(0, Number.MAX_SAFE_INTEGER);

const listed = fields({
  search: optionalNullable(text(100)),
  /** Only of members whom the caller follows. */
  following: optionalNullable(Type.Boolean()),
  username: optionalNullable(text(100)),
  /** With `username`, also charts of others that this member works on. */
  shared: optionalNullable(Type.Boolean()),
  /** Only what this member likes, of posts. */
  likedBy: optionalNullable(text(100)),
  categoryName: optionalNullable(categoryName),
  categoryId: optionalNullable(categoryId),
  storyTypes: optionalNullable(listOf(idText(32), MAX_STORY_TYPES)),
  /** The chapters of this story, and those that go on from it. */
  storyParent: optionalNullable(id),
  /** Only posts that are rated so at most: 0 general, 1 teen, 2 mature, 3 explicit. */
  ratingTo: optionalNullable(rating),
  /** Posts that warn of none of them. */
  withoutWarnings: optionalNullable(listOf(oneOf(STORY_WARNINGS), STORY_WARNINGS.length)),
  /** Charts for songs of this kind, or for this one of them. */
  songType: optionalNullable(oneOf(CHART_SONG_TYPES)),
  songId: optionalNullable(id),
  /** Charts of these difficulties, 0 easy to 4 special. */
  diffs: optionalNullable(listOf(difficultyNumber, MAX_DIFFS)),
  /** Charts from this level to that one. */
  levelFrom: optionalNullable(levelNumber),
  levelTo: optionalNullable(levelNumber),
  /** Posts that are left out, such as charts that the caller has tried. */
  without: optionalNullable(listOf(id, MAX_WITHOUT)),
  /** Posts that have all of them. */
  tags: optionalNullable(listOf(tag, MAX_SOUGHT_TAGS)),
  /** Only posts from then on. */
  since: optionalNullable(time),
  /** MOMENT_ASC lists the comments of one chart that are about a time of it, by that time. */
  order: optionalNullable(oneOf(POST_ORDERS)),
  limit: optionalNullable(integer(1, MAX_LIST)),
  offset: optionalNullable(integer(0, MAX_OFFSET)),
  cursor: optionalNullable(text(64, 1)),
});
export type PostQuery = Static<typeof listed>;

export const newPost = fields({
  categoryName,
  categoryId,
  ...editable,
  ...creationOnly,
  ...payload,
  storyParent: optionalNullable(id),
  content,
  tags: optionalNullable(listOf(tag, MAX_TAGS)),
  repliesTo: optionalNullable(id),
  /** Of a comment on a chart: the time of the chart that it is about, no later than its last note. */
  seconds: optionalNullable(chartSeconds),
  /** Sending the same key again answers with the post that it made. */
  key: optionalNullable(text(64, 8)),
});
export type NewPost = Static<typeof newPost>;

/** What its author may change; left out stays, null goes. */
const edited = fields({
  id,
  ...editable,
  content: Type.Optional(content),
  /** Of a chart: all of its notes. */
  chart: Type.Optional(sharedChart),
  /** Of a story: all of its source. */
  storySource: Type.Optional(storySource),
  tags: optionalNullable(listOf(tag, MAX_TAGS)),
  revision: Type.Optional(revision),
});
export type PostEdit = Static<typeof edited>;

const version = fields({ revision, time, title: optionalNullable(text(200)), content });
export const MAX_TAGS_FOUND = 20;

/** Reading and writing posts and comments; comments are posts of the `*_COMMENT` categories. */
export const POST_ENDPOINTS = {
  'POST post/list': {
    summary:
      'Lists posts and comments. Counts end at a thousand where none is kept, pages at about 128 KiB, where `next` goes on. LIKES_DESC orders at most the newest thousand beyond SELF_POST.',
    dataName: 'posts',
    caller: 'anyone',
    rate: 'read',
    request: listed,
    answer: success({ count, posts: listOf(listedPost, MAX_LIST), next: orNull(text(64)) }),
    errors: ['USER_INVALID'],
  },
  'POST post': {
    summary:
      'Publishes a post, or a comment (a COMMENT category, the id of the thing as categoryId); facts and text are 80 KiB of JSON at most, 28 KiB for a comment, and show 200 things.',
    dataName: 'postSave',
    caller: 'member',
    rate: 'post',
    request: newPost,
    answer: success({ id }),
    publishes: true,
    errors: [
      'CONTENT_LIMITED',
      'CONTENT_REPEATED',
      'POST_INVALID',
      'CONTENT_INVALID',
      'BLOCKED_BY_MEMBER',
      'WRITING_PAUSED',
      'POST_LOCKED',
    ],
    isLarge: true,
  },
  'POST post/like': {
    summary: 'Likes a post or comment, or no longer.',
    dataName: 'postLike',
    caller: 'member',
    rate: 'like',
    request: fields({ id, value: Type.Boolean() }),
    answer: success({ likes: count }),
    errors: ['POST_INVALID', 'BLOCKED_BY_MEMBER', 'POST_LOCKED'],
  },
  'GET post/basic': {
    summary: 'Returns the title of a post and who wrote it.',
    dataName: 'post',
    caller: 'anyone',
    rate: 'read',
    request: fields({ id: anyId }),
    answer: success({ title: text(200), author: orNull(fields({ username: text(30) })) }),
    errors: ['POST_INVALID'],
  },
  'GET post/details': {
    summary:
      'Shows a post with its chart or story, without `storyScenario` where it is `false` and there is a source. `fields.id` of what was taken away is DELETED by its author, HIDDEN for `fields.reason`.',
    dataName: 'post',
    caller: 'anyone',
    rate: 'read',
    request: fields({ id: anyId, storyScenario: Type.Optional(truth) }),
    answer: success({ post: wholePost }),
    errors: ['POST_INVALID'],
  },
  'GET post/find': {
    summary: 'Returns the position of a post in its category, counted from the oldest.',
    dataName: 'post',
    caller: 'anyone',
    rate: 'read',
    request: fields({ categoryName: text(64, 1), categoryId, id: anyId }),
    answer: success({ position: count, count }),
    errors: ['POST_INVALID'],
  },
  'GET post/tag': {
    summary:
      'Lists tags by how many posts have them, of one type or all; `fuzzy` finds those that contain the text, `since` and `categoryId` count the newest 10,000 from then on or in a category.',
    dataName: 'postTags',
    caller: 'anyone',
    rate: 'read',
    request: fields({
      type: Type.Optional(Type.String({ pattern: '^[a-z0-9]{1,32}$', maxLength: 32 })),
      data: Type.Optional(text(50)),
      since: Type.Optional(decimal(0, Number.MAX_SAFE_INTEGER)),
      categoryId: Type.Optional(categoryId),
      fuzzy: Type.Optional(truth),
    }),
    answer: success({
      tags: listOf(fields({ type: text(32), data: text(50), count }), MAX_TAGS_FOUND),
    }),
    errors: [],
  },
  'POST post/edit': {
    summary:
      'Changes a post of the caller, or a chart that they work on; the version before can be had for 30 days.',
    dataName: 'postSave',
    caller: 'member',
    rate: 'post',
    request: edited,
    answer: success({ revision }),
    publishes: true,
    errors: [
      'POST_INVALID',
      'CONTENT_INVALID',
      'BLOCKED_BY_MEMBER',
      'REVISION_STALE',
      'WRITING_PAUSED',
      'POST_LOCKED',
    ],
    isLarge: true,
  },
  'POST post/delete': {
    summary:
      'Deletes a post of the caller, or as a moderator any; where it was replied to, an empty place stays.',
    dataName: 'postDelete',
    caller: 'member',
    rate: 'save',
    request: fields({ id, reason: optionalNullable(text(500)) }),
    answer: done,
    errors: ['POST_INVALID'],
  },
  'POST post/undelete': {
    summary: 'Brings back a post that the caller deleted less than ten minutes ago.',
    dataName: 'postDelete',
    caller: 'member',
    rate: 'save',
    request: fields({ id }),
    answer: done,
    errors: ['POST_INVALID'],
  },
  'GET post/versions': {
    summary: 'Lists earlier versions of a post, the newest first, for its authors and for moderators.',
    dataName: 'postVersions',
    caller: 'member',
    rate: 'read',
    request: fields({ id: anyId, ...page }),
    answer: success({ versions: listOf(version, MAX_PAGE), next: orNull(text(64)) }),
    errors: ['POST_INVALID'],
  },
  'POST post/restore': {
    summary: 'Puts an earlier version of a post in place of the present one, which becomes a version itself.',
    dataName: 'postVersions',
    caller: 'member',
    rate: 'post',
    request: fields({ id, version: revision, revision: Type.Optional(revision) }),
    answer: success({ revision }),
    publishes: true,
    errors: [
      'POST_INVALID',
      'CONTENT_INVALID',
      'BLOCKED_BY_MEMBER',
      'REVISION_STALE',
      'WRITING_PAUSED',
      'POST_LOCKED',
    ],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
