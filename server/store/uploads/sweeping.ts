import type { Db } from '../store.ts';
import { AVAILABLE, BANNED, LOST } from './rows.ts';

export interface SweptFile {
  readonly hash: string;
  readonly fileKey: string;
  readonly state: string;
}

/** Files no one asked for since a moment, the longest first. */
export const listUnused = (db: Db, usedBefore: number, most: number): Promise<readonly SweptFile[]> =>
  db
    .selectFrom('uploads')
    .select(['hash', 'fileKey', 'state'])
    .where('usedAt', '<', usedBefore)
    .where('state', '!=', BANNED)
    .orderBy('usedAt')
    .limit(most)
    .execute();

/** Lets go of a row unless someone used it meanwhile. */
export async function dropUnused(db: Db, { hash, fileKey }: SweptFile, usedBefore: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('hash', '=', hash)
    .where('fileKey', '=', fileKey)
    .where('usedAt', '<', usedBefore)
    .where('state', '!=', BANNED)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** These are shown; they are looked at again when they have been unused for as long once more. */
export async function renewUse(db: Db, hashes: readonly string[], now: number): Promise<void> {
  if (hashes.length === 0) return;
  await db.updateTable('uploads').set({ usedAt: now }).where('hash', 'in', hashes).execute();
}

export async function hasUploads(db: Db): Promise<boolean> {
  return (await db.selectFrom('uploads').select('hash').limit(1).executeTakeFirst()) !== undefined;
}

/** Rows of one shard, those whose hash begins so; not of files that must not be there. */
export const listShard = (db: Db, shard: string): Promise<readonly SweptFile[]> =>
  db
    .selectFrom('uploads')
    .select(['hash', 'fileKey', 'state'])
    .where('hash', '>=', shard)
    .where('hash', '<', `${shard}g`)
    .where('state', '!=', BANNED)
    .execute();

/** Notes whether a file is there; not of a row that is about another file by now. */
export async function noteFile(db: Db, { hash, fileKey }: SweptFile, isThere: boolean): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: isThere ? AVAILABLE : LOST })
    .where('hash', '=', hash)
    .where('fileKey', '=', fileKey)
    .where('state', '!=', BANNED)
    .execute();
}

export async function dropClaimsBefore(db: Db, createdBefore: number): Promise<void> {
  await db.deleteFrom('uploadClaims').where('createdAt', '<', createdBefore).execute();
}
