import type { Db } from '../store.ts';

const MAX_ROWS = 2_000;
/** Beyond this a term is common, and how common does not matter. */
const COMMON = 1_000;

/** Replaces the words that a post is found by. */
export async function putTerms(db: Db, postId: number, terms: readonly string[]): Promise<void> {
  await db.deleteFrom('postTerms').where('postId', '=', postId).execute();
  for (let at = 0; at < terms.length; at += MAX_ROWS) {
    const rows = terms.slice(at, at + MAX_ROWS).map((term) => ({ term, postId }));
    await db.insertInto('postTerms').values(rows).execute();
  }
}

/** The rarest first; null when no post has one of them. */
export async function rarestFirst(db: Db, terms: readonly string[]): Promise<readonly string[] | null> {
  const uses = await Promise.all(
    terms.map(async (term) => {
      const { count } = await db
        .selectFrom(
          db.selectFrom('postTerms').select('term').where('term', '=', term).limit(COMMON).as('some'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { term, count };
    }),
  );
  if (uses.some(({ count }) => count === 0)) return null;
  return uses.sort((a, b) => a.count - b.count).map(({ term }) => term);
}
