import type { Insertable, Selectable } from 'kysely';
import type { PageSlice } from '../accounts/follows.ts';
import type { Db } from '../store.ts';
import type { CasesTable, MemberReportsTable } from './tables.ts';

export type CaseRow = Selectable<CasesTable>;

/** Opens or updates a case; `id` is that of its latest event. */
export async function putCase(db: Db, row: CaseRow): Promise<void> {
  const { state, id } = row;
  await db
    .insertInto('cases')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).doUpdateSet({ state, id }))
    .execute();
}

/** Updates the state of a case, if there is one. */
export async function closeCase(
  db: Db,
  { kind, subjectId, state }: Pick<CaseRow, 'kind' | 'subjectId' | 'state'>,
): Promise<void> {
  await db
    .updateTable('cases')
    .set({ state })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute();
}

export const hasCase = async (db: Db, kind: string, subjectId: number): Promise<boolean> =>
  (await db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()) !== undefined;

const casesIn = (db: Db, { state, kind }: { readonly state: string; readonly kind: string | null }) => {
  const all = db.selectFrom('cases').where('state', '=', state);
  return kind === null ? all : all.where('kind', '=', kind);
};

/** The latest event first. */
export function listCases(
  db: Db,
  sought: { readonly state: string; readonly kind: string | null },
  page: PageSlice,
): Promise<readonly CaseRow[]> {
  const query = casesIn(db, sought).selectAll().orderBy('id', 'desc').limit(page.limit);
  return (page.after === null ? query.offset(page.offset) : query.where('id', '<', page.after)).execute();
}

/** The number of cases, counted up to `most`. */
export async function countCases(
  db: Db,
  sought: { readonly state: string; readonly kind: string | null },
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(casesIn(db, sought).select('id').limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One report for each member and reporter: a new one replaces the old. */
export async function putMemberReport(db: Db, report: Insertable<MemberReportsTable>): Promise<void> {
  const { reason, note } = report;
  await db
    .insertInto('memberReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['memberId', 'reporterId']).doUpdateSet({ reason, note }))
    .execute();
}

const SAID = ['said.id', 'said.reason', 'said.note', 'users.username', 'users.nickname'] as const;

/** The newest reports about a member, with their reporters. */
export const reportsOfMember = (db: Db, memberId: number, limit: number) =>
  db
    .selectFrom('memberReports as said')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'said.reporterId').on('users.deletedAt', 'is', null),
    )
    .select(SAID)
    .where('said.memberId', '=', memberId)
    .orderBy('said.id', 'desc')
    .limit(limit)
    .execute();

/** The newest reports about a post, with their reporters. */
export const reportsOfPost = (db: Db, postId: number, limit: number) =>
  db
    .selectFrom('reports as said')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'said.reporterId').on('users.deletedAt', 'is', null),
    )
    .select(SAID)
    .where('said.postId', '=', postId)
    .orderBy('said.id', 'desc')
    .limit(limit)
    .execute();
