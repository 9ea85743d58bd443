import type { Db } from '../store.ts';

interface Person {
  readonly id: number;
  readonly username: string;
  readonly nickname: string | null;
}

export interface PageSlice {
  readonly limit: number;
  readonly offset: number;
  /** Go on after this one instead of by offset. */
  readonly after: number | null;
}

/** Whether it is new. */
export async function addFollow(
  db: Db,
  id: number,
  followerId: number,
  followedId: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follows')
    .values({ id, followerId, followedId })
    .onConflict((conflict) => conflict.columns(['followerId', 'followedId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeFollow(db: Db, followerId: number, followedId: number): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .execute();
}

/** `followerId`: whom someone follows. `followedId`: who follows them. */
export type FollowSide = 'followerId' | 'followedId';

export async function countFollows(db: Db, side: FollowSide, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(side, '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isFollowing(db: Db, followerId: number, followedId: number): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('id')
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .executeTakeFirst();
  return row !== undefined;
}

interface Followed extends Person {
  /** The id of the reader's own follow of them; null without one. */
  readonly ownId: number | null;
}

/** The id of no user. */
const NOBODY = -1;

/** The members at the other side, newest first, with whether the reader follows them. `id` is that of the follow. */
export function listFollows(
  db: Db,
  side: FollowSide,
  userId: number,
  page: PageSlice,
  readerId: number | null,
): Promise<readonly Followed[]> {
  const other = side === 'followerId' ? 'follows.followedId' : 'follows.followerId';
  let query = db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', other)
    .leftJoin('follows as own', (join) =>
      join.onRef('own.followedId', '=', 'users.id').on('own.followerId', '=', readerId ?? NOBODY),
    )
    .select(['follows.id as id', 'users.username', 'users.nickname', 'own.id as ownId'])
    .where(`follows.${side}`, '=', userId)
    .orderBy('follows.id', 'desc')
    .limit(page.limit);
  query = page.after === null ? query.offset(page.offset) : query.where('follows.id', '<', page.after);
  return query.execute();
}
