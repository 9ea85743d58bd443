import type { PageSlice } from '../../accounts/follows.ts';
import type { Db } from '../../store.ts';
import { SHOWN } from '../posts.ts';
import type { CoAuthorsTable } from '../tables.ts';

const [SELF, CHART] = ['SELF_POST', 'chart'];

interface CountedPlace {
  readonly authorId?: number | undefined;
  readonly categoryName?: string | undefined;
  readonly categoryId?: string | undefined;
}

const NONE_YET = Number.MAX_SAFE_INTEGER;

export async function insertCoAuthor(db: Db, row: CoAuthorsTable): Promise<void> {
  await db.insertInto('coAuthors').values(row).execute();
}

export const findCoAuthor = (db: Db, postId: number, userId: number): Promise<CoAuthorsTable | undefined> =>
  db
    .selectFrom('coAuthors')
    .selectAll()
    .where('postId', '=', postId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Whether a member works on a post with its author. */
export const isCoAuthor = async (db: Db, postId: number, userId: number): Promise<boolean> =>
  ((await findCoAuthor(db, postId, userId))?.acceptedAt ?? null) !== null;

export async function acceptCoAuthor(
  db: Db,
  { postId, userId, acceptedAt }: Omit<CoAuthorsTable, 'id'>,
): Promise<void> {
  await db
    .updateTable('coAuthors')
    .set({ acceptedAt })
    .where('postId', '=', postId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteCoAuthor(db: Db, postId: number, userId: number): Promise<void> {
  await db.deleteFrom('coAuthors').where('postId', '=', postId).where('userId', '=', userId).execute();
}

/** In the order in which they were invited. */
const peopleOf = (db: Db, postIds: readonly number[]) =>
  db
    .selectFrom('coAuthors')
    .innerJoin('users', 'users.id', 'coAuthors.userId')
    .select([
      'coAuthors.postId',
      'coAuthors.userId',
      'coAuthors.acceptedAt',
      'users.username',
      'users.nickname',
    ])
    .where('coAuthors.postId', 'in', postIds)
    .where('users.deletedAt', 'is', null)
    .orderBy('coAuthors.id', 'asc');

/** Those who accepted, of several posts. */
export const coAuthorsOf = async (db: Db, postIds: readonly number[]) =>
  postIds.length === 0 ? [] : peopleOf(db, postIds).where('coAuthors.acceptedAt', 'is not', null).execute();

/** Also those who were invited and did not answer yet. */
export const everyCoAuthor = (db: Db, postId: number) => peopleOf(db, [postId]).execute();

/** How many charts of others a member works on; none of other categories. */
export async function countShared(
  db: Db,
  { authorId, categoryName = SELF, categoryId = CHART }: CountedPlace,
): Promise<number> {
  if (authorId === undefined || categoryName !== SELF || categoryId !== CHART) return 0;
  const { count } = await db
    .selectFrom('coAuthors')
    .innerJoin('posts', 'posts.id', 'coAuthors.postId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coAuthors.userId', '=', authorId)
    .where('coAuthors.acceptedAt', 'is not', null)
    .where('posts.standing', '=', SHOWN)
    .executeTakeFirstOrThrow();
  return count;
}

/** The charts that a member was invited to or works on, for their export. */
export const coAuthorshipsOf = (db: Db, userId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('coAuthors')
    .select(['id', 'postId', 'acceptedAt'])
    .where('userId', '=', userId)
    .where('id', '<', after ?? NONE_YET)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
