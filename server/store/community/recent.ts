import type { Db } from '../store.ts';

/** What a member wrote since then, gone or not, the newest first. */
export const recentTexts = (db: Db, authorId: number, sinceId: number, limit: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'categoryName', 'categoryId', 'repliesTo', 'facts', 'content'])
    .where('authorId', '=', authorId)
    .where('id', '>=', sinceId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
