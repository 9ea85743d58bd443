import type { Db } from '../store.ts';
import type { Page } from './follows.ts';

export interface NewMessage {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly actorId: number | null;
  readonly target: string | null;
}

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db
    .insertInto('messages')
    .values({ ...message, readAt: null })
    .execute();
}

export async function countMessages(db: Db, userId: number, unreadOnly: boolean): Promise<number> {
  let query = db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId);
  if (unreadOnly) query = query.where('readAt', 'is', null);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Newest first, with who caused it. */
export function listMessages(db: Db, userId: number, page: Page) {
  let query = db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.actorId')
    .select([
      'messages.id',
      'messages.kind',
      'messages.target',
      'messages.readAt',
      'users.username',
      'users.profile',
    ])
    .where('messages.userId', '=', userId)
    .orderBy('messages.id', 'desc')
    .limit(page.limit);
  query = page.after === null ? query.offset(page.offset) : query.where('messages.id', '<', page.after);
  return query.execute();
}

/** `ids` null: all of them. Others' messages are never touched. */
export async function markRead(
  db: Db,
  userId: number,
  ids: readonly number[] | null,
  now: number,
): Promise<void> {
  if (ids?.length === 0) return;
  let query = db.updateTable('messages').set({ readAt: now }).where('userId', '=', userId);
  if (ids) query = query.where('id', 'in', ids);
  await query.where('readAt', 'is', null).execute();
}
