import { sql } from 'kysely';
import { firstIdAt } from '../ids/id-maker.ts';
import type { Db } from '../store.ts';

export interface TagName {
  readonly type: string;
  readonly fold: string;
  readonly data: string;
}

/** The number of a tag, made if it is new; `by` changes how many posts have it. */
async function countTag(db: Db, newId: () => number, { type, fold, data }: TagName): Promise<number> {
  const { id } = await db
    .insertInto('tags')
    .values({ id: newId(), type, fold, data, posts: 1 })
    .onConflict((conflict) =>
      conflict.columns(['type', 'fold']).doUpdateSet(({ eb }) => ({ posts: eb('tags.posts', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addTags(
  db: Db,
  newId: () => number,
  postId: number,
  kind: string,
  names: readonly TagName[],
): Promise<void> {
  // In one order for all, so that two posts wait for one another only one way.
  const sorted = [...names].sort((a, b) => (`${a.type} ${a.fold}` < `${b.type} ${b.fold}` ? -1 : 1));
  for (const name of sorted) {
    const tagId = await countTag(db, newId, name);
    await db.insertInto('postTags').values({ tagId, postId, kind }).execute();
  }
}

/** Takes all tags off a post. */
export async function removeTags(db: Db, postId: number): Promise<void> {
  const rows = await db.selectFrom('postTags').select('tagId').where('postId', '=', postId).execute();
  const ids = rows.map(({ tagId }) => tagId).sort((a, b) => a - b);
  for (const id of ids) {
    await db
      .updateTable('tags')
      .set(({ eb }) => ({ posts: eb('posts', '-', 1) }))
      .where('id', '=', id)
      .execute();
  }
  await db.deleteFrom('postTags').where('postId', '=', postId).execute();
}

/** The numbers of tags, the rarest first; null when one of them is on no post. */
export async function findTagIds(
  db: Db,
  names: readonly Omit<TagName, 'data'>[],
): Promise<readonly number[] | null> {
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'posts'])
    .where(({ or, and, eb }) =>
      or(names.map(({ type, fold }) => and([eb('type', '=', type), eb('fold', '=', fold)]))),
    )
    .where('posts', '>', 0)
    .orderBy('posts')
    .execute();
  return rows.length < names.length ? null : rows.map(({ id }) => id);
}

const escaped = (text: string): string => text.replaceAll(/[!%_]/g, (sign) => `!${sign}`);

/** Of the newest posts no more of their tags than these are counted. */
const MAX_COUNTED = 10_000;

interface SoughtTag {
  /** Left out for all of them. */
  readonly type?: string | undefined;
  readonly fold: string;
  /** Whether a tag need only contain it. */
  readonly isFuzzy: boolean;
}

/** Which uses of tags are counted; all where both are left out. */
interface Counted {
  /** By posts that were written from then on, epoch milliseconds. */
  readonly since?: number | undefined;
  /** By posts of this category. */
  readonly kind?: string | undefined;
}

/** Tags with how many posts have them. */
const countedTags = (db: Db, { since, kind }: Counted) =>
  since === undefined && kind === undefined
    ? db.selectFrom('tags').select(['id', 'type', 'fold', 'data', 'posts']).where('posts', '>', 0)
    : db
        .selectFrom(
          db
            .selectFrom('postTags')
            .select('tagId')
            .where(({ eb, and }) =>
              and([
                ...(since === undefined ? [] : [eb('postId', '>=', firstIdAt(since))]),
                ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
              ]),
            )
            .orderBy('postId', 'desc')
            .limit(MAX_COUNTED)
            .as('newest'),
        )
        .innerJoin('tags', 'tags.id', 'newest.tagId')
        .select(['tags.id', 'tags.type', 'tags.fold', 'tags.data'])
        .select(({ fn }) => fn.countAll<number>().as('posts'))
        .groupBy(['tags.id', 'tags.type', 'tags.fold', 'tags.data']);

/** The most used first: the tag of this name, or those that contain it. */
export function searchTags(db: Db, { type, fold, isFuzzy }: SoughtTag, counted: Counted, most: number) {
  let query = db.selectFrom(countedTags(db, counted).as('counted')).select(['type', 'data', 'posts']);
  if (type !== undefined) query = query.where('type', '=', type);
  if (!isFuzzy) query = query.where('fold', '=', fold);
  else if (fold !== '') {
    query = query.where(sql<boolean>`${sql.ref('fold')} like ${`%${escaped(fold)}%`} escape '!'`);
  }
  return query.orderBy('posts', 'desc').orderBy('id').limit(most).execute();
}
