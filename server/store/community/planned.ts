import type { Insertable, Selectable } from 'kysely';
import type { PageSlice } from '../accounts/follows.ts';
import type { Db } from '../store.ts';
import type { PlannedWorksTable } from './tables.ts';

export type PlannedRow = Selectable<PlannedWorksTable>;

const NONE_YET = Number.MAX_SAFE_INTEGER;

export async function insertPlan(db: Db, row: Insertable<PlannedWorksTable>): Promise<void> {
  await db.insertInto('plannedWorks').values(row).execute();
}

export const findPlan = (db: Db, id: number): Promise<PlannedRow | undefined> =>
  db.selectFrom('plannedWorks').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds a plan until the transaction ends: an update that changes nothing locks the row on both engines. */
export const lockPlan = (db: Db, id: number): Promise<PlannedRow | undefined> =>
  db
    .updateTable('plannedWorks')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const findPlanByKey = (db: Db, userId: number, requestKey: string) =>
  db
    .selectFrom('plannedWorks')
    .select(['id', 'revision'])
    .where('userId', '=', userId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

type Changes = Partial<Omit<PlannedRow, 'id' | 'userId' | 'requestKey'>>;

export async function savePlan(db: Db, id: number, changes: Changes): Promise<void> {
  await db.updateTable('plannedWorks').set(changes).where('id', '=', id).execute();
}

/** Notes why a plan was not published, unless it was changed or published meanwhile. */
export async function failPlan(db: Db, { id, revision }: PlannedRow, failure: string): Promise<void> {
  await db
    .updateTable('plannedWorks')
    .set({ failure, dueAt: null })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('postId', 'is', null)
    .execute();
}

/** Tries a plan again later, unless it was changed or published meanwhile. */
export async function delayPlan(db: Db, id: number, from: number, until: number): Promise<void> {
  await db
    .updateTable('plannedWorks')
    .set({ dueAt: until })
    .where('id', '=', id)
    .where('dueAt', '<=', from)
    .where('postId', 'is', null)
    .execute();
}

/** Plans whose time has come, the oldest first. */
export async function duePlans(db: Db, now: number, most: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('plannedWorks')
    .select('id')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countPlans(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('plannedWorks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('postId', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Plans that are not published, without the posts themselves, and whether a member accepted to work on them. */
const waiting = (db: Db, userId: number) =>
  db
    .selectFrom('plannedWorks')
    .innerJoin('users', 'users.id', 'plannedWorks.userId')
    .leftJoin('coAuthors', (join) =>
      join.onRef('coAuthors.postId', '=', 'plannedWorks.id').on('coAuthors.userId', '=', userId),
    )
    .select([
      'plannedWorks.id',
      'plannedWorks.userId',
      'plannedWorks.categoryId',
      'plannedWorks.publishAt',
      'plannedWorks.revision',
      'plannedWorks.facts',
      'plannedWorks.failure',
      'coAuthors.acceptedAt',
      'users.username',
      'users.nickname',
    ])
    .where('plannedWorks.postId', 'is', null);

/** What a member plans, the next first. */
export const plansBy = (db: Db, userId: number, most: number) =>
  waiting(db, userId)
    .where('plannedWorks.userId', '=', userId)
    .orderBy('plannedWorks.publishAt')
    .orderBy('plannedWorks.id')
    .limit(most)
    .execute();

/**
 * Plans of others that a member works on, then those that they are invited to; none of authors who blocked them.
 */
export const plansWith = (db: Db, userId: number, most: number) =>
  waiting(db, userId)
    // Along the invitations of the member; a join alone would have SQLite go through all plans.
    .where('plannedWorks.id', 'in', ({ selectFrom }) =>
      selectFrom('coAuthors as invited').select('invited.postId').where('invited.userId', '=', userId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mutes')
            .select('mutes.id')
            .whereRef('mutes.userId', '=', 'plannedWorks.userId')
            .where('mutes.mutedId', '=', userId)
            .where('mutes.isBlock', '=', 1),
        ),
      ),
    )
    .orderBy(({ eb }) => eb.case().when('coAuthors.acceptedAt', 'is', null).then(1).else(0).end())
    .orderBy('plannedWorks.publishAt')
    .orderBy('plannedWorks.id')
    .limit(most)
    .execute();

/** What a member plans, for their export. */
export const plansOf = (db: Db, userId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('plannedWorks')
    .select(['id', 'categoryId', 'publishAt', 'failure', 'request'])
    .where('userId', '=', userId)
    .where('postId', 'is', null)
    .where('id', '<', after ?? NONE_YET)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Invitations and notifications of a plan become those of its post. */
export async function movePlan(db: Db, id: number, postId: number, target: string): Promise<void> {
  await db.updateTable('coAuthors').set({ postId }).where('postId', '=', id).execute();
  await db
    .updateTable('messages')
    .set({ objectId: postId, target })
    .where('objectId', '=', id)
    .where('kind', 'in', ['invited', 'joined'])
    .execute();
}

async function dropAround(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('coAuthors').where('postId', 'in', ids).execute();
  await db
    .deleteFrom('messages')
    .where('objectId', 'in', ids)
    .where('kind', 'in', ['invited', 'joined'])
    .execute();
}

/** Removes a plan with its invitations and what was said of them. */
export async function deletePlan(db: Db, id: number): Promise<void> {
  await dropAround(db, [id]);
  await db.deleteFrom('plannedWorks').where('id', '=', id).execute();
}

/** The same of all that a member plans, for an account that ends. */
export async function deletePlansOf(db: Db, userId: number): Promise<void> {
  const rows = await db.selectFrom('plannedWorks').select('id').where('userId', '=', userId).execute();
  await dropAround(
    db,
    rows.map(({ id }) => id),
  );
  await db.deleteFrom('plannedWorks').where('userId', '=', userId).execute();
}

/** Forgets which post a plan became. */
export async function dropPublishedPlans(db: Db, publishedBefore: number): Promise<void> {
  await db
    .deleteFrom('plannedWorks')
    .where('postId', 'is not', null)
    .where('publishAt', '<', publishedBefore)
    .execute();
}
