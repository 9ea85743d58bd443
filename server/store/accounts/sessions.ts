import type { Db } from '../store.ts';
import { dropEmailChange } from './email-changes.ts';

export interface UserOfSession {
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly userId: number;
  readonly username: string;
  readonly role: string;
  readonly joinedAt: number;
  readonly pausedUntil: number | null;
}

export const findSession = (db: Db, tokenHash: string): Promise<UserOfSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.tokenHash',
      'sessions.createdAt',
      'sessions.seenAt',
      'sessions.userId',
      'users.username',
      'users.role',
      'users.createdAt as joinedAt',
      'users.pausedUntil',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();

export async function insertSession(
  db: Db,
  session: {
    readonly tokenHash: string;
    readonly userId: number;
    readonly now: number;
    readonly device: string;
  },
): Promise<void> {
  const { tokenHash, userId, now, device } = session;
  await db
    .insertInto('sessions')
    .values({ tokenHash, userId, createdAt: now, seenAt: now, device })
    .execute();
}

export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ seenAt: now }).where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

export interface SessionRow {
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly device: string;
}

/** Where someone is logged in, the newest first. */
export const listSessions = (db: Db, userId: number): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .select(['tokenHash', 'createdAt', 'seenAt', 'device'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .execute();

/** Ends all sessions of someone, and what was asked for in them and not confirmed yet. */
export async function deleteSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  await dropEmailChange(db, userId);
}

/** Ends the oldest sessions beyond so many. */
export async function keepNewest(db: Db, userId: number, most: number): Promise<void> {
  const rows = await db
    .selectFrom('sessions')
    .select('tokenHash')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .offset(most)
    .limit(1_000)
    .execute();
  if (rows.length === 0) return;
  const old = rows.map(({ tokenHash }) => tokenHash);
  await db.deleteFrom('sessions').where('tokenHash', 'in', old).execute();
}

/** Ends what no one can use any more. */
export async function deleteExpired(db: Db, createdBefore: number, seenBefore: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('createdAt', '<', createdBefore), eb('seenAt', '<', seenBefore)]))
    .execute();
}
