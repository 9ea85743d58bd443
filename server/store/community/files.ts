import type { Db } from '../store.ts';

/** Replaces the list of uploads that a post shows; what no one shows any more may be swept. */
export async function putFiles(db: Db, postId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('postFiles').where('postId', '=', postId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ postId, hash }));
  await db.insertInto('postFiles').values(rows).execute();
}
