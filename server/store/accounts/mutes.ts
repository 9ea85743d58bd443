import type { Db } from '../store.ts';
import type { PageSlice } from './follows.ts';

interface Pair {
  /** The member who muted the other. */
  readonly userId: number;
  readonly mutedId: number;
}

/** Mutes of moderators have no effect, even those from before they became one. */
export const ORDINARY = 'member';

export async function findMute(db: Db, { userId, mutedId }: Pair) {
  return db
    .selectFrom('mutes')
    .select('isBlock')
    .where('userId', '=', userId)
    .where('mutedId', '=', mutedId)
    .executeTakeFirst();
}

export async function insertMute(db: Db, mute: Pair & { readonly id: number; readonly isBlock: number }) {
  await db.insertInto('mutes').values(mute).execute();
}

export async function makeBlock(db: Db, { userId, mutedId }: Pair): Promise<void> {
  await db
    .updateTable('mutes')
    .set({ isBlock: 1 })
    .where('userId', '=', userId)
    .where('mutedId', '=', mutedId)
    .execute();
}

export async function deleteMute(db: Db, { userId, mutedId }: Pair): Promise<void> {
  await db.deleteFrom('mutes').where('userId', '=', userId).where('mutedId', '=', mutedId).execute();
}

const everyMuteOf = (db: Db, userId: number) =>
  db.selectFrom('mutes').innerJoin('users', 'users.id', 'mutes.mutedId').where('mutes.userId', '=', userId);

/** Mutes that have an effect. */
const mutesOf = (db: Db, userId: number) => everyMuteOf(db, userId).where('users.role', '=', ORDINARY);

export async function countMutes(db: Db, userId: number): Promise<number> {
  const { count } = await mutesOf(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const paged = (query: ReturnType<typeof everyMuteOf>, { limit, offset, after }: PageSlice) => {
  const rows = query
    .select(['mutes.id as id', 'mutes.isBlock', 'users.username', 'users.nickname'])
    .orderBy('mutes.id', 'desc')
    .limit(limit);
  return (after === null ? rows.offset(offset) : rows.where('mutes.id', '<', after)).execute();
};

/** Newest first. */
export const listMutes = (db: Db, userId: number, page: PageSlice) => paged(mutesOf(db, userId), page);

/** Also those without effect, for the member's own export. */
export const everyMute = (db: Db, userId: number, page: PageSlice) => paged(everyMuteOf(db, userId), page);

/** Whether any of these members blocked the given one. */
export async function isBlockedBy(db: Db, memberId: number, userIds: readonly number[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const row = await db
    .selectFrom('mutes')
    .select('id')
    .where('userId', 'in', userIds)
    .where('mutedId', '=', memberId)
    .where('isBlock', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
