import {
  type AliasedExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Db } from '../store.ts';
import type { Tables } from '../tables.ts';
import { PLACE, SHOWN } from './posts.ts';

/** Which posts someone wants to see. Everything that is set must hold. */
export interface PostFilter {
  readonly categoryName?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly authorId?: number | undefined;
  /** Also charts of others that the author works on. */
  readonly isShared?: boolean | undefined;
  /** Of those whom this member follows. */
  readonly followerId?: number | undefined;
  /**
   * Those have so many posts that a walk along the order of the list soon meets a page of them. Engines would gather the posts of each
   * of a thousand members instead.
   */
  readonly isFollowedALot?: boolean | undefined;
  /** That this member likes. */
  readonly likerId?: number | undefined;
  readonly storyTypes?: readonly string[] | undefined;
  /** Of charts: what they are for, how hard they are. */
  readonly songType?: string | undefined;
  readonly songId?: number | undefined;
  readonly diffs?: readonly number[] | undefined;
  readonly levelFrom?: number | undefined;
  readonly levelTo?: number | undefined;
  /** For no one older than that, and without any of these warnings. */
  readonly ratingTo?: number | undefined;
  readonly withoutWarnings?: number | undefined;
  /** The story that they are chapters of, or go on from. */
  readonly storyParentId?: number | undefined;
  /** The rarest first: the work is done along that one. */
  readonly tagIds?: readonly number[] | undefined;
  readonly terms?: readonly string[] | undefined;
  /** Those that are left out. */
  readonly without?: readonly number[] | undefined;
  /** Comments that are about a time of a chart. */
  readonly isTimed?: boolean | undefined;
  /** From this one on. */
  readonly sinceId?: number | undefined;
}

export type Ids = AliasedExpression<{ id: number }, 'page'>;

export type PostOrder = 'asc' | 'desc';

export interface PostSlice {
  readonly order: PostOrder;
  readonly limit: number;
  readonly offset: number;
  /** Go on after this one instead of by offset. */
  readonly after: number | null;
}

const builder = expressionBuilder<Tables, never>();

/** Whether only some charts are wanted. */
export const isOfCharts = ({ songType, songId, diffs, levelFrom, levelTo }: PostFilter): boolean =>
  [songType, songId, diffs, levelFrom, levelTo].some((each) => each !== undefined);

/** Whether only some stories are wanted. */
export const isOfStories = ({ ratingTo, withoutWarnings, storyParentId, storyTypes }: PostFilter): boolean =>
  [ratingTo, withoutWarnings, storyParentId, storyTypes].some((each) => each !== undefined);

const isThread = (filter: PostFilter): boolean =>
  filter.categoryName !== undefined &&
  filter.categoryId !== undefined &&
  filter.authorId === undefined &&
  filter.followerId === undefined &&
  filter.likerId === undefined &&
  filter.isTimed !== true &&
  !isOfCharts(filter) &&
  !isOfStories(filter);

const isNarrowed = (filter: PostFilter): boolean => {
  const { categoryName, categoryId, authorId, followerId, likerId, without } = filter;
  const given = [categoryName, categoryId, authorId, followerId, likerId, without];
  return given.some((each) => each !== undefined) || isOfCharts(filter) || isOfStories(filter);
};

function ofChart(
  { songType, songId, diffs, levelFrom, levelTo }: PostFilter,
  eb: ExpressionBuilder<Tables, 'posts'>,
): Expression<SqlBool>[] {
  return [
    ...(songType === undefined ? [] : [eb('posts.songType', '=', songType)]),
    ...(songId === undefined ? [] : [eb('posts.songId', '=', songId)]),
    ...(diffs === undefined ? [] : [eb('posts.diff', 'in', diffs)]),
    ...(levelFrom === undefined ? [] : [eb('posts.level', '>=', levelFrom)]),
    ...(levelTo === undefined ? [] : [eb('posts.level', '<=', levelTo)]),
  ];
}

/** Without a rating, as some posts and comments from before that column are, a post is for everyone; the same holds for warnings. */
function ofStory(
  { storyTypes, ratingTo, withoutWarnings, storyParentId }: PostFilter,
  eb: ExpressionBuilder<Tables, 'posts'>,
): Expression<SqlBool>[] {
  const without = sql<SqlBool>`(coalesce(posts.warnings, 0) & ${withoutWarnings}) = 0`;
  return [
    ...(storyTypes === undefined ? [] : [eb('posts.storyType', 'in', storyTypes)]),
    ...(storyParentId === undefined ? [] : [eb('posts.storyParentId', '=', storyParentId)]),
    ...(ratingTo === undefined ? [] : [sql<SqlBool>`coalesce(posts.rating, 0) <= ${ratingTo}`]),
    ...(withoutWarnings === undefined ? [] : [without]),
  ];
}

/** What a member made alone is found along its index; with others by ids, for engines would go through all posts for an `or`. */
function isBy({ isShared }: PostFilter, authorId: number, eb: ExpressionBuilder<Tables, 'posts'>) {
  if (isShared !== true) return eb('posts.authorId', '=', authorId);
  const own = builder.selectFrom('posts as own').select('own.id').where('own.authorId', '=', authorId);
  const others = builder
    .selectFrom('coAuthors')
    .select('coAuthors.postId as id')
    .where('coAuthors.userId', '=', authorId)
    .where('coAuthors.acceptedAt', 'is not', null);
  return eb('posts.id', 'in', own.unionAll(others));
}

/**
 * Where a post is. With `isShared` the columns are wrapped in an expression: otherwise PostgreSQL's generic plan uses the index of
 * places and runs the subquery for each row.
 */
function isIn(
  { isShared, categoryName, categoryId }: PostFilter,
  eb: ExpressionBuilder<Tables, 'posts'>,
): Expression<SqlBool>[] {
  const isHidden = isShared === true;
  const name = isHidden ? sql<string>`posts.category_name || ''` : eb.ref('posts.categoryName');
  const id = isHidden ? sql<string>`posts.category_id || ''` : eb.ref('posts.categoryId');
  return [
    ...(categoryName === undefined ? [] : [eb(name, '=', categoryName)]),
    ...(categoryId === undefined ? [] : [eb(id, '=', categoryId)]),
  ];
}

export function ofPost(filter: PostFilter, eb: ExpressionBuilder<Tables, 'posts'>): Expression<SqlBool> {
  const { authorId, followerId, likerId } = filter;
  // Only a thread keeps the places of what was deleted.
  const standings = isThread(filter) && !filter.terms && !filter.tagIds ? [SHOWN, PLACE] : [SHOWN];
  const wanted = [eb('posts.standing', 'in', standings), ...isIn(filter, eb)];
  if (authorId !== undefined) wanted.push(isBy(filter, authorId, eb));
  if (filter.without !== undefined) wanted.push(eb('posts.id', 'not in', filter.without));
  if (filter.isTimed === true) wanted.push(eb('posts.moment', 'is not', null));
  wanted.push(...ofChart(filter, eb), ...ofStory(filter, eb));
  if (filter.sinceId !== undefined) wanted.push(eb('posts.id', '>=', filter.sinceId));
  if (likerId !== undefined) wanted.push(isLikedBy(eb.ref('posts.id'), likerId));
  if (followerId !== undefined) {
    const followed = eb.selectFrom('follows').select('followedId').where('followerId', '=', followerId);
    // Behind a sign no index of authors helps.
    const author = filter.isFollowedALot === true ? sql<number>`+posts.author_id` : eb.ref('posts.authorId');
    wanted.push(eb(author, 'in', followed));
  }
  return eb.and(wanted);
}

export const hasTerm = (postId: Expression<number>, term: string): Expression<SqlBool> =>
  builder.exists(
    builder.selectFrom('postTerms').select('term').where('term', '=', term).where('postId', '=', postId),
  );

export const hasTag = (postId: Expression<number>, tagId: number): Expression<SqlBool> =>
  builder.exists(
    builder.selectFrom('postTags').select('tagId').where('tagId', '=', tagId).where('postId', '=', postId),
  );

const isLikedBy = (postId: Expression<number>, userId: number): Expression<SqlBool> =>
  builder.exists(
    builder.selectFrom('likes').select('likes.id').where('userId', '=', userId).where('postId', '=', postId),
  );

const isOf = (postId: Expression<number>, filter: PostFilter): Expression<SqlBool> =>
  builder.exists(
    builder
      .selectFrom('posts')
      .select('posts.id')
      .where('posts.id', '=', postId)
      .where((eb) => ofPost(filter, eb)),
  );

const beyond = ({ order }: PostSlice): '<' | '>' => (order === 'desc' ? '<' : '>');
const skipped = ({ after, offset }: PostSlice): number => (after === null ? offset : 0);

/** After the previous page of the list, and from `sinceId` on. */
function inStretch(id: Expression<number>, { sinceId }: PostFilter, stretch: PostSlice): Expression<SqlBool> {
  const { after } = stretch;
  return builder.and([
    ...(after === null ? [] : [builder(id, beyond(stretch), after)]),
    ...(sinceId === undefined ? [] : [builder(id, '>=', sinceId)]),
  ]);
}

/** One page of an index of post ids. It selects ids alone, so that skipped rows cost no more than their index entries. */
const pageOf = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, { id: number }>,
  id: Expression<number>,
  filter: PostFilter,
  stretch: PostSlice,
): Ids =>
  rows
    .where(inStretch(id, filter, stretch))
    .orderBy(id, stretch.order)
    .limit(stretch.limit)
    .offset(skipped(stretch))
    .as('page');

function plainIds(db: Db, filter: PostFilter, stretch: PostSlice): Ids {
  const rows = db
    .selectFrom('posts')
    .select('posts.id as id')
    .where((eb) => ofPost(filter, eb));
  return pageOf(rows, sql.ref('posts.id'), filter, stretch);
}

const FOUND = sql.ref<number>('found.postId');

function taggedIds(db: Db, filter: PostFilter, stretch: PostSlice): Ids {
  const [first = 0, ...others] = filter.tagIds ?? [];
  const rows = db
    .selectFrom('postTags as found')
    .select('found.postId as id')
    .where('found.tagId', '=', first)
    .where((eb) => eb.and(others.map((tagId) => hasTag(FOUND, tagId))));
  return pageOf(isNarrowed(filter) ? rows.where(isOf(FOUND, filter)) : rows, FOUND, filter, stretch);
}

function foundIds(db: Db, filter: PostFilter, stretch: PostSlice): Ids {
  const [first = '', ...others] = filter.terms ?? [];
  const rows = db
    .selectFrom('postTerms as found')
    .select('found.postId as id')
    .where('found.term', '=', first)
    .where((eb) => eb.and(others.map((term) => hasTerm(FOUND, term))))
    .where((eb) => eb.and((filter.tagIds ?? []).map((tagId) => hasTag(FOUND, tagId))));
  return pageOf(isNarrowed(filter) ? rows.where(isOf(FOUND, filter)) : rows, FOUND, filter, stretch);
}

/** Scans the likes of a member, which are fewer than all posts. */
function likedIds(db: Db, { likerId = 0, ...filter }: PostFilter, stretch: PostSlice): Ids {
  const rows = db
    .selectFrom('likes as found')
    .select('found.postId as id')
    .where('found.userId', '=', likerId)
    .where(isOf(FOUND, filter));
  return pageOf(rows, FOUND, filter, stretch);
}

/** The ids of the posts that match, in order: a table to select from. */
export function matchingIds(db: Db, filter: PostFilter, stretch: PostSlice): Ids {
  if (filter.terms !== undefined) return foundIds(db, filter, stretch);
  if (filter.tagIds !== undefined) return taggedIds(db, filter, stretch);
  return filter.likerId === undefined ? plainIds(db, filter, stretch) : likedIds(db, filter, stretch);
}
