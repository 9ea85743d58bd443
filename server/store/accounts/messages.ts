import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { PageSlice } from './follows.ts';
import { ORDINARY } from './mutes.ts';

export interface NewMessage {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly actorId: number | null;
  readonly target: string | null;
  /** The post it is about. */
  readonly objectId?: number;
}

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db
    .insertInto('messages')
    .values({ objectId: null, ...message, readAt: null })
    .execute();
}

/** Whether the member was notified of that already. */
export async function hasMessage(
  db: Db,
  about: {
    readonly userId: number;
    readonly kind: string;
    readonly actorId: number;
    readonly objectId: number;
  },
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('objectId', '=', about.objectId)
    .where('kind', '=', about.kind)
    .where('actorId', '=', about.actorId)
    .where('userId', '=', about.userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back what was said of a post. */
export async function dropMessages(db: Db, kind: string, objectId: number): Promise<void> {
  await db.deleteFrom('messages').where('objectId', '=', objectId).where('kind', '=', kind).execute();
}

/** Without messages from members whom the reader muted. */
const isHeard = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'messages'>) =>
  not(
    exists(
      selectFrom('mutes')
        .innerJoin('users', 'users.id', 'mutes.mutedId')
        .select('mutes.id')
        .whereRef('mutes.userId', '=', 'messages.userId')
        .whereRef('mutes.mutedId', '=', 'messages.actorId')
        .where('users.role', '=', ORDINARY),
    ),
  );

/** `unreadOnly`: only those that count as unread. */
export async function countMessages(db: Db, userId: number, unreadOnly: boolean): Promise<number> {
  let query = db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId);
  if (unreadOnly) query = query.where('readAt', 'is', null).where(isHeard);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Newest first, with who caused it. */
export function listMessages(db: Db, userId: number, page: PageSlice) {
  let query = db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.actorId')
    .select([
      'messages.id',
      'messages.kind',
      'messages.target',
      'messages.readAt',
      'users.username',
      'users.nickname',
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
