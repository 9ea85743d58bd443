import { sql } from 'kysely';
import type { Store } from '../store.ts';

const monthAt = (time: number, later: number): number => {
  const day = new Date(time);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later, 1);
};

/** `samples_202611` */
export const monthTable = (time: number): string =>
  `samples_${new Date(time).toISOString().slice(0, 7).replace('-', '')}`;

/**
 * Makes the tables of this month and the next, where months have tables of their own. Samples of other months, and of a
 * month whose table cannot be made any more because some of it lies there already, are in `samples_rest`.
 */
export async function makeMonths({ engine, db }: Store, now: number): Promise<void> {
  if (engine !== 'postgres') return;
  for (const later of [0, 1]) {
    const [from, to] = [monthAt(now, later), monthAt(now, later + 1)];
    const taken = await sql`select 1 from samples_rest where at >= ${from} and at < ${to} limit 1`.execute(
      db,
    );
    if (taken.rows.length > 0) continue;
    await sql`create table if not exists ${sql.table(monthTable(from))} partition of samples
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(db);
  }
}
