import type { PageSlice } from '../accounts/follows.ts';
import type { Db } from '../store.ts';
import type { RankedValue, RankingPage } from '../sync/rankings.ts';

/** Under this day the sums of all days stand. */
export const ALL_DAYS = '';

/** A table: a game on a day, or of all days. */
export interface DailyBoard {
  readonly game: string;
  readonly day: string;
}

export interface NewDaily extends DailyBoard {
  readonly id: number;
  readonly userId: number;
  readonly points: number;
  /** JSON */
  readonly marks: string;
}

/** More than anybody knows. */
const MAX_FOLLOWED = 1_000;

const boardRows = (db: Db, { game, day }: DailyBoard) =>
  db
    .selectFrom('dailyResults')
    .where('dailyResults.game', '=', game)
    .where('dailyResults.day', '=', day)
    .where('dailyResults.isShown', '=', 1);

/** Rows with whom they belong to, in no order. */
const rankedRows = (db: Db, board: DailyBoard) =>
  boardRows(db, board)
    .innerJoin('users', 'users.id', 'dailyResults.userId')
    .select([
      'dailyResults.id',
      'dailyResults.points as value',
      'dailyResults.days',
      'dailyResults.best',
      'dailyResults.marks',
      'users.username',
      'users.nickname',
    ]);
export type RankedDaily = Awaited<ReturnType<typeof listDailies>>[number];

/** Keeps a result and adds it to the sum, unless there is one of that day; the caller holds its owner. */
export async function keepDaily(trx: Db, row: NewDaily, sumId: number): Promise<void> {
  const { userId, game, points } = row;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('dailyResults')
    .values({ ...row, days: 1, best: points, isShown: 1 })
    .onConflict((conflict) => conflict.columns(['userId', 'game', 'day']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const own = { userId, game, day: ALL_DAYS };
  const sum = await trx
    .selectFrom('dailyResults')
    .select(['points', 'days', 'best'])
    .where('userId', '=', userId)
    .where('game', '=', game)
    .where('day', '=', ALL_DAYS)
    .executeTakeFirst();
  const next = {
    points: (sum?.points ?? 0) + points,
    days: (sum?.days ?? 0) + 1,
    best: Math.max(sum?.best ?? 0, points),
  };
  await trx
    .insertInto('dailyResults')
    .values({ id: sumId, ...own, ...next, marks: '[]', isShown: 1 })
    .onConflict((conflict) => conflict.columns(['userId', 'game', 'day']).doUpdateSet(next))
    .execute();
}

/** Shows all that a member played, or hides it. */
export async function showDailies(trx: Db, userId: number, isShown: 0 | 1): Promise<void> {
  await trx.updateTable('users').set({ inTables: isShown }).where('id', '=', userId).execute();
  await trx.updateTable('dailyResults').set({ isShown }).where('userId', '=', userId).execute();
}

export async function countDailies(db: Db, board: DailyBoard): Promise<number> {
  const { count } = await boardRows(db, board)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many have more points than `above`, and no more than `most`. */
export async function countAbove(
  db: Db,
  board: DailyBoard,
  above: number,
  most: number | null = null,
): Promise<number> {
  const counted = boardRows(db, board)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('points', '>', above);
  const { count } = await (most === null
    ? counted
    : counted.where('points', '<=', most)
  ).executeTakeFirstOrThrow();
  return count;
}

/** How many stand before a row with as many points as it has. */
export async function countEqualBefore(
  db: Db,
  board: DailyBoard,
  { value, id }: RankedValue,
): Promise<number> {
  const { count } = await boardRows(db, board)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('points', '=', value)
    .where('id', '<', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Which rows is decided by the index alone: those before them are not read. */
export function listDailies(db: Db, board: DailyBoard, { limit, offset, after }: RankingPage) {
  let part = boardRows(db, board)
    .select('dailyResults.id')
    .orderBy('dailyResults.points', 'desc')
    .orderBy('dailyResults.id')
    .limit(limit)
    .offset(after === null ? offset : 0);
  if (after !== null) {
    part = part.where(({ or, and, eb }) =>
      or([
        eb('dailyResults.points', '<', after.value),
        and([eb('dailyResults.points', '=', after.value), eb('dailyResults.id', '>', after.id)]),
      ]),
    );
  }
  return rankedRows(db, board)
    .where('dailyResults.id', 'in', part)
    .orderBy('dailyResults.points', 'desc')
    .orderBy('dailyResults.id')
    .execute();
}

/** The row of one member; undefined when they have none, or are in no table. */
export const findDaily = (db: Db, board: DailyBoard, userId: number): Promise<RankedDaily | undefined> =>
  rankedRows(db, board).where('dailyResults.userId', '=', userId).executeTakeFirst();

/** The last thousand whom a member follows, the best first; found by their own rows, not by the order of all. */
export const listFollowed = (db: Db, board: DailyBoard, userId: number, limit: number) =>
  rankedRows(db, board)
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('follows')
          .select('followedId')
          .where('followerId', '=', userId)
          .orderBy('id', 'desc')
          .limit(MAX_FOLLOWED)
          .as('followed'),
      (join) => join.onRef('followed.followedId', '=', 'dailyResults.userId'),
    )
    .orderBy('dailyResults.points', 'desc')
    .orderBy('dailyResults.id')
    .limit(limit)
    .execute();

/** All that a member played, for themself; the newest first. */
export const dailiesOf = (db: Db, userId: number, { limit, after }: PageSlice) =>
  db
    .selectFrom('dailyResults')
    .select(['id', 'game', 'day', 'points', 'marks'])
    .where('userId', '=', userId)
    .where('day', '!=', ALL_DAYS)
    .where('id', '<', after ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
