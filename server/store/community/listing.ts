import type { Expression } from 'kysely';
import type { PostKind } from '#model/contract/community/categories';
import { keptQuery } from '../kept-query.ts';
import type { Db } from '../store.ts';
import { type LikedStretch, likedIds } from './liked.ts';
import { type Ids, matchingIds, type PostFilter, type PostOrder, type PostSlice } from './matching.ts';
import { type MomentStretch, momentIds } from './moments.ts';
import { GONE, SHOWN } from './posts.ts';
import { boundedText, MAX_ANSWER, weightBefore, weightOf } from './weighing.ts';

/** The id of no user. */
const NOBODY = -1;

/** Posts by their ids with who wrote them, what they answer, and whether someone likes them: one question for all. */
function rowsOf(db: Db, viewerId: number | Expression<number>) {
  return db
    .selectFrom('posts')
    .leftJoin('users as author', (join) =>
      join.onRef('author.id', '=', 'posts.authorId').on('author.deletedAt', 'is', null),
    )
    .leftJoin('posts as answered', 'answered.id', 'posts.repliesTo')
    .leftJoin('users as addressee', (join) =>
      join
        .onRef('addressee.id', '=', 'answered.authorId')
        .on('addressee.deletedAt', 'is', null)
        .on('answered.standing', '=', 1),
    )
    .leftJoin('likes', (join) =>
      join.onRef('likes.postId', '=', 'posts.id').on('likes.userId', '=', viewerId),
    )
    .select([
      'posts.id',
      'posts.categoryName',
      'posts.categoryId',
      'posts.storyParentId',
      'posts.repliesTo',
      'posts.likes',
      'posts.comments',
      'posts.standing',
      'posts.revision',
      'posts.editedAt',
      'posts.lockReason',
      'posts.moment',
      'author.username',
      'author.nickname',
      'author.titles',
      'addressee.username as addresseeName',
      'addressee.nickname as addresseeNickname',
      'likes.id as likeId',
    ])
    .select([
      boundedText(db, 'posts.facts', '{}').as('facts'),
      boundedText(db, 'posts.content', '[]').as('content'),
    ]);
}

export type ListedRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

type ListOrder = PostOrder | 'liked' | 'moment';

interface RowOrder {
  /** Before their ids. */
  readonly by: readonly ('likes' | 'moment')[];
  readonly direction: PostOrder;
}

const ORDERS: Readonly<Record<ListOrder, RowOrder>> = {
  asc: { by: [], direction: 'asc' },
  desc: { by: [], direction: 'desc' },
  liked: { by: ['likes'], direction: 'desc' },
  moment: { by: ['moment'], direction: 'asc' },
};

/** As many as fit into an answer; each says how many `matched` this stretch. */
function listIds(db: Db, ids: Ids, order: ListOrder, viewerId: number | null) {
  const { by, direction } = ORDERS[order];
  const weights = db
    .selectFrom('posts')
    .select([
      'posts.id',
      'posts.likes',
      'posts.moment',
      weightOf('posts.facts', 'posts.content').as('weight'),
    ])
    .where('posts.id', 'in', (eb) => eb.selectFrom(ids).select('page.id'));
  const columns = [...by, 'id'].map((name) => `weights.${name}`);
  const weighed = db
    .selectFrom(weights.as('weights'))
    .select(({ fn, ref }) => [
      'weights.id',
      weightBefore(ref('weights.weight'), columns, direction).as('before'),
      fn.countAll<number>().over().as('matched'),
    ]);
  const listed = rowsOf(db, viewerId ?? NOBODY)
    .innerJoin(weighed.as('weighed'), 'weighed.id', 'posts.id')
    .select('weighed.matched')
    .where('weighed.before', '<', MAX_ANSWER);
  const ordered = by.reduce((rows, name) => rows.orderBy(`posts.${name}`, direction), listed);
  return ordered.orderBy('posts.id', direction).execute();
}

export const listPosts = (db: Db, filter: PostFilter, stretch: PostSlice, viewerId: number | null) =>
  listIds(db, matchingIds(db, filter, stretch), stretch.order, viewerId);

/** The most liked of those that match; `matched` is how many those are. */
export const listLiked = (
  db: Db,
  filter: PostFilter,
  stretch: LikedStretch,
  matched: number,
  viewerId: number | null,
) => listIds(db, likedIds(db, filter, stretch, matched), 'liked', viewerId);

/** Comments on a chart by the times that they are about. */
export const listMoments = (db: Db, filter: PostFilter, stretch: MomentStretch, viewerId: number | null) =>
  listIds(db, momentIds(db, filter, stretch), 'moment', viewerId);

const onePost = keptQuery((db, slot: (name: 'id' | 'viewerId') => Expression<number>) =>
  rowsOf(db, slot('viewerId')).where('posts.id', '=', slot('id')),
);

export const showPost = async (db: Db, id: number, viewerId: number | null): Promise<ListedRow | undefined> =>
  (await onePost(db, { id, viewerId: viewerId ?? NOBODY }))[0];

/** Posts however they stand. */
export const showPosts = async (db: Db, ids: readonly number[]): Promise<readonly ListedRow[]> =>
  ids.length === 0 ? [] : rowsOf(db, NOBODY).where('posts.id', 'in', ids).execute();

/** How many match, but no more than `most`. */
export async function countMatching(db: Db, filter: PostFilter, most: number): Promise<number> {
  const stretch = { order: 'desc', limit: most, offset: 0, after: null } as const;
  const { count } = await db
    .selectFrom(matchingIds(db, filter, stretch))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a story says of the one it goes on from. */
export function storyParents(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('posts')
    .select(['id', 'facts'])
    .where('id', 'in', ids)
    .where('standing', '>', GONE)
    .execute();
}

/** How many of a category come before or after one, but no more than `most`. */
export async function countBeyond(
  db: Db,
  place: { readonly categoryName: string; readonly categoryId: string; readonly id: number },
  order: PostOrder,
  most: number,
): Promise<number> {
  const { id, ...filter } = place;
  const stretch = { order, limit: most, offset: 0, after: id };
  const { count } = await db
    .selectFrom(matchingIds(db, filter, stretch))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest posts of a kind, with what their URLs need. */
export function newestPlaces(db: Db, kind: PostKind, limit: number) {
  const filter = { categoryName: 'SELF_POST', categoryId: kind };
  const page = matchingIds(db, filter, { order: 'desc', limit, offset: 0, after: null });
  return db
    .selectFrom('posts')
    .leftJoin('users as author', (join) =>
      join.onRef('author.id', '=', 'posts.authorId').on('author.deletedAt', 'is', null),
    )
    .select([
      'posts.id',
      'posts.categoryId',
      'posts.editedAt',
      'author.username',
      boundedText(db, 'posts.facts', '{}').as('facts'),
    ])
    .where('posts.id', 'in', (eb) => eb.selectFrom(page).select('page.id'))
    .where('posts.standing', '=', SHOWN)
    .orderBy('posts.id', 'desc')
    .execute();
}
