import type { Db } from '../store.ts';
import type { SyncAccountRow } from './accounts.ts';
import type { Ranked, RankedValue, RankingPage } from './rankings.ts';

/** Remembers titles that an account wears; what was seen before keeps its time. */
export async function addTitles(
  db: Db,
  { id, userId, server }: SyncAccountRow,
  titles: readonly number[],
  seenAt: number,
): Promise<void> {
  if (titles.length === 0) return;
  const rows = titles.map((title) => ({ accountId: id, userId, server, title, seenAt, isShown: 0 }));
  await db
    .insertInto('playerTitles')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['accountId', 'title']).doNothing())
    .execute();
}

export async function showTitles(db: Db, accountId: number, isShown: boolean): Promise<void> {
  await db
    .updateTable('playerTitles')
    .set({ isShown: isShown ? 1 : 0 })
    .where('accountId', '=', accountId)
    .execute();
}

/** The newest first. */
export const listTitles = (db: Db, accountIds: readonly number[], most: number) =>
  db
    .selectFrom('playerTitles')
    .select(['accountId', 'title', 'seenAt'])
    .where('accountId', 'in', [-1, ...accountIds])
    .orderBy('seenAt', 'desc')
    .orderBy('title')
    .limit(most)
    .execute();

export interface TitleBoard {
  readonly server: number;
  readonly titles: readonly number[];
  /** What was seen later does not count. */
  readonly until: number;
}

/** Every account with at least one of the titles, and how many it has. */
const holders = (db: Db, { server, titles, until }: TitleBoard) =>
  db
    .selectFrom('playerTitles')
    .select(({ fn }) => [
      'accountId as id',
      'userId',
      fn.countAll<number>().as('value'),
      fn.max<number>('seenAt').as('time'),
    ])
    .where('server', '=', server)
    .where('isShown', '=', 1)
    .where('title', 'in', [...titles])
    .where('seenAt', '<=', until)
    .groupBy(['accountId', 'userId']);

const boardRows = (db: Db, board: TitleBoard) => db.selectFrom(holders(db, board).as('held'));

export async function countHolders(db: Db, board: TitleBoard): Promise<number> {
  const { count } = await boardRows(db, board)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countHoldersBefore(db: Db, board: TitleBoard, { value, id }: RankedValue) {
  const counted = boardRows(db, board).select(({ fn }) => fn.countAll<number>().as('count'));
  const more = await counted.where('value', '>', value).executeTakeFirstOrThrow();
  const equal = await counted.where('value', '=', value).where('id', '<', id).executeTakeFirstOrThrow();
  return { before: more.count + equal.count, more: more.count };
}

export interface TitleHolder extends Ranked {
  /** When the account was first seen with the last of its titles. */
  readonly time: number;
}

/** Holders with whom they belong to, in no order. */
const holderRows = (db: Db, board: TitleBoard) =>
  boardRows(db, board)
    .innerJoin('users', 'users.id', 'held.userId')
    .select(['held.id', 'held.value', 'held.time', 'users.username', 'users.nickname', 'users.titles']);

/** The row of one member; undefined when they show none of the titles. */
export const findHolder = (db: Db, board: TitleBoard, userId: number): Promise<TitleHolder | undefined> =>
  holderRows(db, board).where('held.userId', '=', userId).executeTakeFirst();

export function listHolders(db: Db, board: TitleBoard, page: RankingPage): Promise<readonly TitleHolder[]> {
  const { after } = page;
  const query = holderRows(db, board).orderBy('held.value', 'desc').orderBy('held.id').limit(page.limit);
  if (after === null) return query.offset(page.offset).execute();
  return query
    .where(({ or, and, eb }) =>
      or([
        eb('held.value', '<', after.value),
        and([eb('held.value', '=', after.value), eb('held.id', '>', after.id)]),
      ]),
    )
    .execute();
}

/** Which of the titles these accounts have. */
export const titlesOf = (db: Db, { titles, until }: TitleBoard, accountIds: readonly number[]) =>
  db
    .selectFrom('playerTitles')
    .select(['accountId', 'title'])
    .where('accountId', 'in', [-1, ...accountIds])
    .where('title', 'in', [...titles])
    .where('seenAt', '<=', until)
    .orderBy('title')
    .execute();
