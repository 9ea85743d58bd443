import type { Insertable } from 'kysely';
import type { Db } from '../store.ts';
import type { RankingsTable } from '../tables.ts';
import type { SyncAccountRow } from './accounts.ts';

/** Where a row stands: more comes first, and of equals who was linked first. */
export interface RankedValue {
  readonly value: number;
  readonly id: number;
}

export interface RankingPage {
  readonly limit: number;
  readonly offset: number;
  /** Go on after this one instead of by offset. */
  readonly after: RankedValue | null;
}

export interface Ranked extends RankedValue {
  readonly username: string;
  readonly nickname: string | null;
  /** JSON of the titles that the member wears on this site. */
  readonly titles: string;
}

/** A row of the ranking by a number. */
export interface StatRow extends Ranked {
  readonly syncedAt: number;
}

export interface StatBoard {
  readonly server: number;
  readonly stat: string;
}

/** Shows these numbers of an account, and nothing else of it. */
export async function putRankings(
  db: Db,
  { id, userId, server }: SyncAccountRow,
  shown: readonly { readonly stat: string; readonly value: number }[],
): Promise<void> {
  await db.deleteFrom('rankings').where('accountId', '=', id).execute();
  const rows: Insertable<RankingsTable>[] = shown.map((each) => ({ accountId: id, userId, server, ...each }));
  if (rows.length > 0) await db.insertInto('rankings').values(rows).execute();
}

const boardRows = (db: Db, { server, stat }: StatBoard) =>
  db.selectFrom('rankings').where('rankings.server', '=', server).where('rankings.stat', '=', stat);

export async function countRanking(db: Db, board: StatBoard): Promise<number> {
  const { count } = await boardRows(db, board)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many stand before a row, and how many of those have more than it. */
export async function countBefore(
  db: Db,
  board: StatBoard,
  { value, id }: RankedValue,
): Promise<{ readonly before: number; readonly more: number }> {
  const counted = boardRows(db, board).select(({ fn }) => fn.countAll<number>().as('count'));
  const more = await counted.where('value', '>', value).executeTakeFirstOrThrow();
  const equal = await counted
    .where('value', '=', value)
    .where('accountId', '<', id)
    .executeTakeFirstOrThrow();
  return { before: more.count + equal.count, more: more.count };
}

/** Rows with whom they belong to, in no order. */
const rankedRows = (db: Db, board: StatBoard) =>
  boardRows(db, board)
    .innerJoin('users', 'users.id', 'rankings.userId')
    .innerJoin('syncAccounts', 'syncAccounts.id', 'rankings.accountId')
    .select([
      'rankings.accountId as id',
      'rankings.value',
      'users.username',
      'users.nickname',
      'users.titles',
      'syncAccounts.syncedAt',
    ]);

/** The row of one member; undefined when they do not show the number. Found by their own rows, which are few. */
export const findRanked = (db: Db, board: StatBoard, userId: number): Promise<StatRow | undefined> =>
  rankedRows(db, board).where('rankings.userId', '=', userId).executeTakeFirst();

export function listRanking(db: Db, board: StatBoard, page: RankingPage): Promise<StatRow[]> {
  const { after } = page;
  const query = rankedRows(db, board)
    .orderBy('rankings.value', 'desc')
    .orderBy('rankings.accountId')
    .limit(page.limit);
  if (after === null) return query.offset(page.offset).execute();
  return query
    .where(({ or, and, eb }) =>
      or([
        eb('rankings.value', '<', after.value),
        and([eb('rankings.value', '=', after.value), eb('rankings.accountId', '>', after.id)]),
      ]),
    )
    .execute();
}
