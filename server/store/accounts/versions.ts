import { sql } from 'kysely';
import { boundedText, MAX_ANSWER, weightBefore, weightOf } from '../community/weighing.ts';
import type { Db } from '../store.ts';
import type { PageSlice } from './follows.ts';

/** Versions of one thing, those of one kind that a member has, and what they weigh in bytes. */
export const MAX_OF_OBJECT = 50;
const MAX_OF_OWNER = 1_000;
export const MAX_BYTES_OF_OWNER = 20 * 1024 * 1024;

export interface StoredVersion {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly objectId: number;
  readonly revision: number;
  readonly content: string;
  readonly keptAt: number;
  readonly facts?: string | null;
}

/** Keeps a version, and lets the oldest ones of its owner go that are too many or too large together. */
export async function keepVersion(db: Db, version: StoredVersion): Promise<void> {
  await db.insertInto('versions').values(version).execute();
  const { userId, kind } = version;
  const ranked = db
    .selectFrom('versions')
    .select([
      'id',
      sql<number>`row_number() over (partition by object_id order by id desc)`.as('ofObject'),
      sql<number>`row_number() over (order by id desc)`.as('ofOwner'),
      sql<number>`sum(octet_length(content)) over (order by id desc)`.as('bytes'),
    ])
    .where('userId', '=', userId)
    .where('kind', '=', kind);
  await db
    .deleteFrom('versions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(ranked.as('ranked'))
        .select('ranked.id')
        .where(({ or, eb: of }) =>
          or([
            of('ranked.ofObject', '>', MAX_OF_OBJECT),
            of('ranked.ofOwner', '>', MAX_OF_OWNER),
            of('ranked.bytes', '>', MAX_BYTES_OF_OWNER),
          ]),
        ),
    )
    .execute();
}

/** When the newest version of a member's own was kept; null when there is none. */
export async function lastKeptAt(db: Db, userId: number, kind: string): Promise<number | null> {
  const row = await db
    .selectFrom('versions')
    .select('keptAt')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.keptAt ?? null;
}

/** Earlier versions of what someone saved over, the newest first. */
export const listOwnVersions = (db: Db, userId: number, kind: string, limit: number) =>
  db
    .selectFrom('versions')
    .select(['id', 'revision', 'keptAt', 'facts'])
    .where('kind', '=', kind)
    .where('objectId', '=', userId)
    .where('userId', '=', userId)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();

export const findOwnVersion = (
  db: Db,
  userId: number,
  kind: string,
  id: number,
): Promise<{ content: string } | undefined> =>
  db
    .selectFrom('versions')
    .select('content')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Lets go of what was kept long enough. */
export async function dropVersions(db: Db, keptBefore: number): Promise<void> {
  await db.deleteFrom('versions').where('keptAt', '<', keptBefore).execute();
}

/**
 * Earlier versions of one thing, the newest first, as many as fit into an answer; each says how many `matched` the page.
 * Null instead of a content that is too large for any list.
 */
export function listVersions(db: Db, kind: string, objectId: number, page: PageSlice) {
  let query = db
    .selectFrom('versions')
    .select(['id', weightOf('versions.content').as('weight')])
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  query = page.after === null ? query.offset(page.offset) : query.where('id', '<', page.after);
  const weighed = db
    .selectFrom(query.as('weights'))
    .select(({ fn, ref }) => [
      'weights.id',
      weightBefore(ref('weights.weight'), 'weights.id', 'desc').as('before'),
      fn.countAll<number>().over().as('matched'),
    ]);
  return db
    .selectFrom('versions')
    .innerJoin(weighed.as('weighed'), 'weighed.id', 'versions.id')
    .select(['versions.id', 'versions.revision', 'versions.keptAt', 'weighed.matched'])
    .select(boundedText(db, 'versions.content', null).as('content'))
    .where('weighed.before', '<', MAX_ANSWER)
    .orderBy('versions.id', 'desc')
    .execute();
}

const versionsOf = (db: Db, kind: string, objectId: number) =>
  db.selectFrom('versions').select('content').where('kind', '=', kind).where('objectId', '=', objectId);

export async function findVersion(
  db: Db,
  kind: string,
  objectId: number,
  revision: number,
): Promise<string | undefined> {
  const row = await versionsOf(db, kind, objectId).where('revision', '=', revision).executeTakeFirst();
  return row?.content;
}

/** What a thing was at a revision, where a version is kept only when it changes: the first that was kept from then on. */
export async function versionAt(
  db: Db,
  kind: string,
  objectId: number,
  revision: number,
): Promise<string | undefined> {
  const row = await versionsOf(db, kind, objectId)
    .where('revision', '>=', revision)
    .orderBy('revision', 'asc')
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}
