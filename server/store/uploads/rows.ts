import type { Db } from '../store.ts';
import type { UploadsTable } from '../tables.ts';

export type Upload = UploadsTable;

/** Files that can be had. */
export const AVAILABLE = 'available';
/** Files that were there once and can be sent again. */
export const LOST = 'lost';
/** Files that were taken away and may not come back. */
export const BANNED = 'banned';

export const findUpload = (db: Db, hash: string): Promise<Upload | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('hash', '=', hash)
    .where('state', '=', AVAILABLE)
    .executeTakeFirst();

/**
 * Marks files as used now, so that none of them is removed before a text that shows it is stored; the writer of such a
 * text calls this in the same transaction. Whether all of them can be had.
 */
export async function touchUploads(db: Db, hashes: readonly string[], now: number): Promise<boolean> {
  const wanted = [...new Set(hashes)].sort();
  let found = 0;
  // One by one and in order: two that use the same files never wait for each other.
  for (const hash of wanted) {
    const { numUpdatedRows } = await db
      .updateTable('uploads')
      .set({ usedAt: now })
      .where('hash', '=', hash)
      .where('state', '=', AVAILABLE)
      .executeTakeFirst();
    found += Number(numUpdatedRows);
  }
  return found === wanted.length;
}

/** Whether it is the one that counts; false when someone else's came first. A lost file is replaced. */
export async function insertUpload(db: Db, upload: Upload): Promise<boolean> {
  const { hash: _, ...rest } = upload;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(rest).where('uploads.state', '=', LOST))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Usage {
  readonly files: number;
  readonly bytes: number;
}

export async function usageOf(db: Db, ownerId: number): Promise<Usage> {
  const { files, bytes } = await db
    .selectFrom('uploads')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
    .where('ownerId', '=', ownerId)
    .where('state', '!=', BANNED)
    .executeTakeFirstOrThrow();
  return { files, bytes: bytes ?? 0 };
}

/** Announcing a file again renews it. */
export async function putClaim(
  db: Db,
  claim: {
    readonly ownerId: number;
    readonly hash: string;
    readonly size: number;
    readonly createdAt: number;
  },
): Promise<void> {
  const { size, createdAt } = claim;
  await db
    .insertInto('uploadClaims')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['ownerId', 'hash']).doUpdateSet({ size, createdAt }))
    .execute();
}

export const findClaim = (db: Db, ownerId: number, hash: string) =>
  db
    .selectFrom('uploadClaims')
    .select(['size', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst();

export async function dropClaim(db: Db, ownerId: number, hash: string): Promise<void> {
  await db.deleteFrom('uploadClaims').where('ownerId', '=', ownerId).where('hash', '=', hash).execute();
}
