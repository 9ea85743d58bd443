import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Db } from '../store.ts';
import type { Like } from './likes.ts';
import type { PostValues } from './posts.ts';
import type { ChartVotesTable } from './tables.ts';
import type { TagName } from './tags.ts';

/** In one statement: engines take no more than some ten thousand values. */
const MAX_ROWS = 500;

function* portions<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

interface NewTag extends TagName {
  readonly id: number;
  readonly posts: number;
}

/** What many posts put into the tables at once. */
export interface ManyPosts {
  readonly posts: readonly PostValues[];
  /** What belongs to some of the posts and is in no list. */
  readonly works: readonly { readonly postId: number; readonly content: string }[];
  readonly terms: readonly { readonly term: string; readonly postId: number }[];
  readonly tags: readonly NewTag[];
  readonly postTags: readonly { readonly tagId: number; readonly postId: number; readonly kind: string }[];
  readonly likes: readonly Like[];
  readonly follows: readonly {
    readonly id: number;
    readonly followerId: number;
    readonly followedId: number;
  }[];
  readonly votes: readonly ChartVotesTable[];
  /** By scope. */
  readonly counts: ReadonlyMap<string, number>;
}

type Cell = string | number;

/** Rows as one value, because ten thousands of them take the query builder longer than the engine. */
const rowsOf = (db: Db, rows: readonly (readonly Cell[])[]): RawBuilder<unknown> => {
  const json = JSON.stringify(rows);
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`json_each(${json})`
    : sql`jsonb_array_elements(${json}::jsonb) as each(value)`;
};

const text = (place: number): RawBuilder<string> => sql<string>`(value ->> ${sql.lit(place)})`;
const number = (place: number): RawBuilder<number> =>
  sql<number>`cast(value ->> ${sql.lit(place)} as bigint)`;

async function insertPairs(db: Db, { terms, postTags, likes, follows }: ManyPosts): Promise<void> {
  const termRows = rowsOf(
    db,
    terms.map(({ term, postId }) => [term, postId]),
  );
  await sql`insert into post_terms (term, post_id) select ${text(0)}, ${number(1)} from ${termRows}`.execute(
    db,
  );
  const tagRows = rowsOf(
    db,
    postTags.map(({ tagId, postId, kind }) => [tagId, postId, kind]),
  );
  await sql`insert into post_tags (tag_id, post_id, kind)
    select ${number(0)}, ${number(1)}, ${text(2)} from ${tagRows}`.execute(db);
  const likeRows = rowsOf(
    db,
    likes.map(({ postId, userId, id }) => [postId, userId, id]),
  );
  await sql`insert into likes (post_id, user_id, id)
    select ${number(0)}, ${number(1)}, ${number(2)} from ${likeRows}`.execute(db);
  const followRows = rowsOf(
    db,
    follows.map(({ id, followerId, followedId }) => [id, followerId, followedId]),
  );
  await sql`insert into follows (id, follower_id, followed_id)
    select ${number(0)}, ${number(1)}, ${number(2)} from ${followRows}`.execute(db);
}

/** Puts them into a store that has no posts: nothing of it may be there. */
export async function insertMany(db: Db, many: ManyPosts): Promise<void> {
  for (const rows of portions(many.posts, MAX_ROWS)) await db.insertInto('posts').values(rows).execute();
  for (const rows of portions(many.works, MAX_ROWS)) await db.insertInto('postWorks').values(rows).execute();
  for (const rows of portions(many.tags, MAX_ROWS)) await db.insertInto('tags').values(rows).execute();
  await insertPairs(db, many);
  for (const rows of portions(many.votes, MAX_ROWS)) await db.insertInto('chartVotes').values(rows).execute();
  const counts = [...many.counts].map(([scope, posts]) => ({ scope, posts }));
  for (const rows of portions(counts, MAX_ROWS)) await db.insertInto('postCounts').values(rows).execute();
}
