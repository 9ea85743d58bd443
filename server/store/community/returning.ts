import type { Db } from '../store.ts';
import { changeCounts, scopesOf } from './counts.ts';
import { changeCounter, GONE, PLACE, type PostRow, SHOWN } from './posts.ts';
import { standAt, threadOf } from './removal.ts';

/** Puts a place back into its thread. False when what the thread is about does not show any more. */
async function enter(db: Db, post: PostRow): Promise<boolean> {
  await changeCounts(db, [threadOf(post)], 1);
  if (post.categoryName !== 'POST_COMMENT') return true;
  const parent = await changeCounter(db, Number(post.categoryId), 'comments', 1);
  return parent?.standing === SHOWN;
}

/** One answer more; a place that was left because no one answered it is an empty place again, and so may be the one above it. */
async function answer(db: Db, answered: number): Promise<boolean> {
  let next: number | null = answered;
  while (next !== null) {
    const above: PostRow | undefined = await changeCounter(db, next, 'replies', 1);
    if (above?.standing !== GONE) return above !== undefined;
    await standAt(db, above.id, PLACE);
    if (!(await enter(db, above))) return false;
    next = above.repliesTo;
  }
  return true;
}

/**
 * Takes back `removePost` but for what led to the post: tags, words, files and messages are put together again by the caller.
 * False, with the transaction to be given up, when its thread is gone.
 */
export async function returnPost(db: Db, post: PostRow): Promise<boolean> {
  const isPlaceKept = post.standing === PLACE;
  await db
    .updateTable('posts')
    .set({ deletedAt: null, deletedBy: null, standing: SHOWN })
    .where('id', '=', post.id)
    .execute();
  const others = scopesOf(post).filter((scope) => scope !== threadOf(post));
  await changeCounts(db, others, 1);
  if (isPlaceKept) return true;
  return (await enter(db, post)) && (post.repliesTo === null || (await answer(db, post.repliesTo)));
}
