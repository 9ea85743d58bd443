import type { Db } from '../store.ts';
import { BANNED } from './rows.ts';

/** Whether a file was taken away for good: the very one, or one that became the same picture. */
export async function isBanned(db: Db, hash: string, contentHash: string | null = null): Promise<boolean> {
  const found = await db
    .selectFrom('uploads')
    .select('hash')
    .where('state', '=', BANNED)
    .where((row) =>
      contentHash === null
        ? row('hash', '=', hash)
        : row.or([row('hash', '=', hash), row('contentHash', '=', contentHash)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes away a file and all that show the same; the rows stay so that no one brings it back. Keys of the files. */
export async function banUpload(db: Db, hash: string): Promise<readonly string[]> {
  const same = await db
    .selectFrom('uploads')
    .select('contentHash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!same) return [];
  const rows = await db
    .selectFrom('uploads')
    .select('fileKey')
    .where('contentHash', '=', same.contentHash)
    .execute();
  await db
    .updateTable('uploads')
    .set({ state: BANNED })
    .where('contentHash', '=', same.contentHash)
    .execute();
  return rows.map(({ fileKey }) => fileKey);
}
