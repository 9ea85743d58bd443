import { sql } from 'kysely';
import { MIGRATIONS } from './migrate.ts';
import type { Db } from './store.ts';

const MAX_WAIT_MS = 2_000;

async function isUpToDate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => done.has(name));
}

/** Whether the database answers in time and every migration is done. */
export async function isReady(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), MAX_WAIT_MS);
  });
  const answer = isUpToDate(db).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
