import type { Insertable } from 'kysely';
import type { Db } from '../store.ts';
import type { AuditTable } from '../tables.ts';

export async function insertAudit(db: Db, entry: Insertable<AuditTable>): Promise<void> {
  await db.insertInto('audit').values(entry).execute();
}
