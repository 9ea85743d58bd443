import type { Insertable, Selectable } from 'kysely';
import type { PageSlice } from '../accounts/follows.ts';
import type { Db } from '../store.ts';
import type { DecisionsTable } from './tables.ts';

export type DecisionRow = Selectable<DecisionsTable>;
type NewDecision = Omit<
  Insertable<DecisionsTable>,
  'undoneAt' | 'appeal' | 'answer' | 'answerNote' | 'answeredAt'
>;

const UNANSWERED = { undoneAt: null, appeal: null, answer: null, answerNote: null, answeredAt: null };

export async function insertDecision(db: Db, decision: NewDecision): Promise<void> {
  await db
    .insertInto('decisions')
    .values({ ...decision, ...UNANSWERED })
    .execute();
}

/** Locks a decision until the transaction ends: an update without a change locks the row on both engines. */
export const lockDecision = (db: Db, id: number): Promise<DecisionRow | undefined> =>
  db
    .updateTable('decisions')
    .set(({ ref }) => ({ undoneAt: ref('undoneAt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function changeDecision(
  db: Db,
  id: number,
  change: Partial<Pick<DecisionRow, 'undoneAt' | 'appeal' | 'answer' | 'answerNote' | 'answeredAt'>>,
): Promise<void> {
  await db.updateTable('decisions').set(change).where('id', '=', id).execute();
}

/** The decisions about a member, the newest first. */
export function decisionsOf(db: Db, userId: number, page: PageSlice): Promise<readonly DecisionRow[]> {
  const query = db
    .selectFrom('decisions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  return (page.after === null ? query.offset(page.offset) : query.where('id', '<', page.after)).execute();
}

export const findDecision = (db: Db, id: number): Promise<DecisionRow | undefined> =>
  db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();

/** The decision in force for a post: the newest of these kinds that was not undone. */
export const standingDecision = (
  db: Db,
  postId: number,
  verdicts: readonly string[],
): Promise<DecisionRow | undefined> =>
  db
    .selectFrom('decisions')
    .selectAll()
    .where('postId', '=', postId)
    .where('undoneAt', 'is', null)
    .where('verdict', 'in', verdicts)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Sets the reason of a lock; null unlocks the post. */
export async function setLock(db: Db, postId: number, lockReason: string | null): Promise<void> {
  await db.updateTable('posts').set({ lockReason }).where('id', '=', postId).execute();
}

export async function setPause(db: Db, userId: number, pausedUntil: number | null): Promise<void> {
  await db.updateTable('users').set({ pausedUntil }).where('id', '=', userId).execute();
}
