import type { Expression, Insertable, Selectable } from 'kysely';
import { keptQuery } from '../kept-query.ts';
import type { Db } from '../store.ts';
import type { PostsTable } from './tables.ts';

export type PostRow = Selectable<PostsTable>;
export type PostValues = Insertable<PostsTable>;

/** Whether a post can be seen, and how (`PostsTable.standing`). */
export const GONE = 0;
export const SHOWN = 1;
export const PLACE = 2;

export async function insertPost(db: Db, post: PostValues): Promise<void> {
  await db.insertInto('posts').values(post).execute();
}

export const findPost = (db: Db, id: number): Promise<PostRow | undefined> =>
  db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();

/** Whose a post is, how it stands and who took it away, without its text. */
export const findPlace = (
  db: Db,
  id: number,
): Promise<Pick<PostRow, 'authorId' | 'categoryName' | 'standing' | 'deletedBy'> | undefined> =>
  db
    .selectFrom('posts')
    .select(['authorId', 'categoryName', 'standing', 'deletedBy'])
    .where('id', '=', id)
    .executeTakeFirst();

const among = (db: Db, ids: readonly number[]) => db.selectFrom('posts').where('id', 'in', ids);

/** Posts by id, whether they show or not. */
export const postsAmong = async (
  db: Db,
  ids: readonly number[],
): Promise<readonly Pick<PostRow, 'id' | 'revision' | 'facts' | 'content'>[]> =>
  ids.length === 0 ? [] : among(db, ids).select(['id', 'revision', 'facts', 'content']).execute();

/** The same without their texts, which change only with the revision. */
export const revisionsAmong = async (
  db: Db,
  ids: readonly number[],
): Promise<readonly Pick<PostRow, 'id' | 'authorId' | 'standing' | 'revision'>[]> =>
  ids.length === 0 ? [] : among(db, ids).select(['id', 'authorId', 'standing', 'revision']).execute();

export const findPostByKey = (
  db: Db,
  authorId: number,
  requestKey: string,
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('posts')
    .select('id')
    .where('authorId', '=', authorId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

/** Holds a post until the transaction ends: an update that changes nothing locks the row on both engines. */
export const lockPost = (db: Db, id: number): Promise<PostRow | undefined> =>
  db
    .updateTable('posts')
    .set(({ ref }) => ({ standing: ref('standing') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Counts comments on a post, or answers to a comment, and returns the new counts of the post. */
export const changeCounter = (
  db: Db,
  id: number,
  counter: 'comments' | 'replies' | 'likes',
  by: number,
): Promise<PostRow | undefined> =>
  db
    .updateTable('posts')
    .set(({ eb }) => ({ [counter]: eb(counter, '+', by) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function insertWork(db: Db, postId: number, content: string): Promise<void> {
  await db.insertInto('postWorks').values({ postId, content }).execute();
}

const workOf = keptQuery((db, slot: (name: 'postId') => Expression<number>) =>
  db.selectFrom('postWorks').select('content').where('postId', '=', slot('postId')),
);

export const findWork = async (db: Db, postId: number): Promise<string | undefined> =>
  (await workOf(db, { postId }))[0]?.content;

/** Puts another work in place of what a post has. */
export async function saveWork(db: Db, postId: number, content: string): Promise<void> {
  await db.updateTable('postWorks').set({ content }).where('postId', '=', postId).execute();
}

export async function savePost(
  db: Db,
  id: number,
  next: {
    readonly facts: string;
    readonly content: string;
    readonly revision: number;
    readonly editedAt: number;
  } & Pick<PostValues, 'songType' | 'songId' | 'diff' | 'level' | 'rating' | 'warnings'>,
): Promise<void> {
  await db.updateTable('posts').set(next).where('id', '=', id).execute();
}
