import type { Db } from '../store.ts';

export interface Like {
  readonly postId: number;
  readonly userId: number;
  readonly id: number;
}

/** Whether it is new. */
export async function addLike(db: Db, like: Like): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('likes')
    .values(like)
    .onConflict((conflict) => conflict.columns(['postId', 'userId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether there was one. */
export async function removeLike(db: Db, { postId, userId }: Omit<Like, 'id'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('likes')
    .where('postId', '=', postId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Which of these posts someone likes. */
export async function likedAmong(
  db: Db,
  userId: number,
  postIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (postIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('likes')
    .select('postId')
    .where('userId', '=', userId)
    .where('postId', 'in', postIds)
    .execute();
  return new Set(rows.map(({ postId }) => postId));
}
