import type { Db } from '../store.ts';

/** The texts of a member since a time, deleted ones included, the newest first. */
export const recentTexts = (db: Db, authorId: number, sinceId: number, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'categoryName', 'categoryId', 'repliesTo', 'facts', 'content'])
    .where('authorId', '=', authorId)
    .where('id', '>=', sinceId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
