import type { Db } from '../store.ts';
import { changeCounts, scopesOf } from './counts.ts';
import { changeCounter, GONE, lockPost, PLACE, type PostRow, SHOWN } from './posts.ts';
import { removeTags } from './tags.ts';

/** Counters that a place is still in: its thread keeps it. */
export const threadOf = ({ categoryName, categoryId }: PostRow): string => `in ${categoryName} ${categoryId}`;

export async function standAt(db: Db, id: number, standing: number): Promise<void> {
  await db.updateTable('posts').set({ standing }).where('id', '=', id).execute();
}

/** One answer less; an empty place that no one answers any more goes, too, and so may the one above it. */
async function unanswer(db: Db, answered: number): Promise<void> {
  let next: number | null = answered;
  while (next !== null) {
    const above: PostRow | undefined = await changeCounter(db, next, 'replies', -1);
    if (above?.standing !== PLACE || above.replies > 0) return;
    await leave(db, above);
    next = above.repliesTo;
  }
}

/** Takes a place out of its thread for good. */
async function leave(db: Db, post: PostRow): Promise<void> {
  await standAt(db, post.id, GONE);
  await changeCounts(db, [threadOf(post)], -1);
  if (post.categoryName === 'POST_COMMENT') {
    await changeCounter(db, Number(post.categoryId), 'comments', -1);
  }
}

/** What leads to a post, and what it holds on to. */
async function forget(db: Db, id: number): Promise<void> {
  await removeTags(db, id);
  for (const table of ['postTerms', 'postFiles'] as const) {
    await db.deleteFrom(table).where('postId', '=', id).execute();
  }
  await db.deleteFrom('messages').where('objectId', '=', id).execute();
}

interface Removal {
  readonly deletedAt: number;
  /** Who may bring it back; null for no one. */
  readonly deletedBy: number | null;
}

/**
 * Takes a post away from everybody; its row stays for those in charge. Where it was replied to an empty place stays.
 * False when it did not show.
 */
export async function removePost(db: Db, id: number, removal: Removal): Promise<boolean> {
  const post = await lockPost(db, id);
  if (post?.standing !== SHOWN) return false;
  await forget(db, id);
  await db
    .updateTable('posts')
    .set({ ...removal, standing: PLACE })
    .where('id', '=', id)
    .execute();
  const others = scopesOf(post).filter((scope) => scope !== threadOf(post));
  await changeCounts(db, others, -1);
  if (post.replies > 0) return true;
  await leave(db, post);
  if (post.repliesTo !== null) await unanswer(db, post.repliesTo);
  return true;
}

/**
 * For an account that ends: its likes go, its posts stay and have no author any more, because the author's name is gone.
 * Call it in the transaction that empties the account.
 */
export async function anonymisePostsOf(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('posts')
    .set(({ eb }) => ({ likes: eb('likes', '-', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('likes').select('postId').where('userId', '=', userId))
    .execute();
  await db.deleteFrom('likes').where('userId', '=', userId).execute();
  await db.deleteFrom('messages').where('actorId', '=', userId).where('kind', '=', 'like').execute();
  await db.updateTable('reports').set({ note: '' }).where('reporterId', '=', userId).execute();
  await db.updateTable('memberReports').set({ note: '' }).where('reporterId', '=', userId).execute();
}

/** For an account that ends and takes along what it wrote: nothing of the texts is kept. */
export async function deletePostsOf(db: Db, userId: number, now: number): Promise<void> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('authorId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of rows) {
    await removePost(db, id, { deletedAt: now, deletedBy: null });
    for (const table of ['postWorks', 'coAuthors', 'chartVotes'] as const) {
      await db.deleteFrom(table).where('postId', '=', id).execute();
    }
  }
  await db
    .updateTable('posts')
    .set({
      facts: JSON.stringify({ tags: [] }),
      content: '[]',
      moment: null,
      requestKey: null,
      deletedBy: null,
    })
    .where('authorId', '=', userId)
    .execute();
}
