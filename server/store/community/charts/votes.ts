import type { PageSlice } from '../../accounts/follows.ts';
import type { Db } from '../../store.ts';
import type { ChartVotesTable } from '../tables.ts';

const NONE_YET = Number.MAX_SAFE_INTEGER;

/** The vote of a member, in place of what they said before. */
export async function putVote(db: Db, vote: ChartVotesTable): Promise<void> {
  const { level, feel } = vote;
  await db
    .insertInto('chartVotes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['postId', 'userId']).doUpdateSet({ level, feel }))
    .execute();
}

export async function deleteVote(db: Db, postId: number, userId: number): Promise<void> {
  await db.deleteFrom('chartVotes').where('postId', '=', postId).where('userId', '=', userId).execute();
}

export const findVote = (db: Db, postId: number, userId: number) =>
  db
    .selectFrom('chartVotes')
    .select(['level', 'feel'])
    .where('postId', '=', postId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** How many say what of a chart, without those who made it. */
export const countVotes = (db: Db, postId: number, makers: readonly number[]) =>
  db
    .selectFrom('chartVotes')
    .select(({ fn }) => ['level', 'feel', fn.countAll<number>().as('votes')])
    .where('postId', '=', postId)
    .where('userId', 'not in', makers)
    .groupBy(['level', 'feel'])
    .orderBy('level', 'asc')
    .execute();

/** What a member said of charts, for their export. */
export const votesOf = (db: Db, userId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('chartVotes')
    .select(['id', 'postId', 'level', 'feel'])
    .where('userId', '=', userId)
    .where('id', '<', after ?? NONE_YET)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
