import type { Db } from '../store.ts';

/** A secret of the site's own: `made` when it has none of that name yet, and the same for every process from then on. */
export async function keepSecret(db: Db, name: string, made: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
