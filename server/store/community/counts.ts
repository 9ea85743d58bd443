import { sql } from 'kysely';
import type { Db } from '../store.ts';

/** Where posts are counted as they come and go, because counting them when asked reads them all. */
interface Place {
  readonly categoryName?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly authorId?: number | undefined;
}

/** The counter of a place; null where none is kept. */
export function scopeOf({ categoryName, categoryId, authorId }: Place): string | null {
  if (authorId === undefined) {
    if (categoryName === undefined) return categoryId === undefined ? 'all' : null;
    return categoryId === undefined ? `in ${categoryName}` : `in ${categoryName} ${categoryId}`;
  }
  const own = `by ${authorId}`;
  if (categoryName === undefined) return categoryId === undefined ? own : null;
  if (categoryId === undefined) return `${own} in ${categoryName}`;
  return categoryName === 'SELF_POST' ? `${own} in ${categoryName} ${categoryId}` : null;
}

type Whole = Readonly<Required<{ [K in keyof Place]: NonNullable<Place[K]> }>>;

/** Every counter that a post of this place is in, in one order for all. */
export function scopesOf({ categoryName, categoryId, authorId }: Whole): readonly string[] {
  const places: readonly Place[] = [
    {},
    { categoryName },
    { categoryName, categoryId },
    { authorId },
    { authorId, categoryName },
    { authorId, categoryName, categoryId },
  ];
  return places.flatMap((place) => scopeOf(place) ?? []).sort();
}

export async function changeCounts(db: Db, scopes: readonly string[], by: number): Promise<void> {
  if (scopes.length === 0) return;
  await db
    .insertInto('postCounts')
    .values(scopes.map((scope) => ({ scope, posts: by })))
    .onConflict((conflict) =>
      conflict
        .column('scope')
        .doUpdateSet(({ eb, ref }) => ({ posts: eb('postCounts.posts', '+', ref('excluded.posts')) })),
    )
    .execute();
}

/** How many posts all those have whom a member follows, at a place that is counted by author. */
export async function countOfFollowed(
  db: Db,
  followerId: number,
  place: Omit<Place, 'authorId'>,
): Promise<number> {
  const { categoryName, categoryId } = place;
  const behind = [categoryName, categoryId].filter((part) => part !== undefined).join(' ');
  const scope = sql<string>`'by ' || follows.followed_id || ${behind === '' ? '' : ` in ${behind}`}`;
  const { posts } = await db
    .selectFrom('follows')
    .innerJoin('postCounts', (join) => join.on('postCounts.scope', '=', scope))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('postCounts.posts'), sql<number>`0`).as('posts'))
    .where('follows.followerId', '=', followerId)
    .executeTakeFirstOrThrow();
  return Number(posts);
}

export async function readCount(db: Db, scope: string): Promise<number> {
  const row = await db.selectFrom('postCounts').select('posts').where('scope', '=', scope).executeTakeFirst();
  return row?.posts ?? 0;
}
