import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '#model/vocabulary/time';
import {
  deleteExpired,
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  keepNewest,
  touchSession,
} from '../../store/accounts/sessions.ts';
import { isUnable } from '../../store/engines/unable.ts';
import type { Db, Store } from '../../store/store.ts';
import { isNewcomer } from '../access/newcomers.ts';
import type { Caller } from './caller.ts';

const TOKEN_BYTES = 32;
const MAX_SESSIONS = 20;
const IDLE_MS = 30 * DAY_MS;
export const MAX_SESSION_MS = 90 * DAY_MS;
const MAX_DEVICE = 200;
const TOKEN = /^[\w-]{43}$/;

export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Neither too old nor left alone for too long. */
export const isAlive = (
  { createdAt, seenAt }: { readonly createdAt: number; readonly seenAt: number },
  now: number,
): boolean => createdAt > now - MAX_SESSION_MS && seenAt > now - IDLE_MS;

export interface Sessions {
  /** Who a token belongs to; null for no one. */
  readonly find: (token: string | undefined) => Promise<Caller | null>;
  /** A new token for someone; the one they came with ends. Within a transaction it is the given database's. */
  readonly start: (userId: number, device: string, old: string | null, db?: Db) => Promise<string>;
  readonly end: (token: string | undefined) => Promise<void>;
  readonly endAll: (userId: number, db: Db) => Promise<void>;
  readonly sweep: () => Promise<void>;
}

/** Reading works even when nothing can be written. */
async function touch({ db, now }: Store, tokenHash: string): Promise<void> {
  try {
    await touchSession(db, tokenHash, now());
  } catch (error) {
    if (!isUnable(error)) throw error;
  }
}

export function sessionService(store: Store): Sessions {
  const find: Sessions['find'] = async (token) => {
    if (token === undefined || !TOKEN.test(token)) return null;
    const found = await findSession(store.db, digest(token));
    if (!found || !isAlive(found, store.now())) return null;
    // Once a day is enough to count thirty.
    if (found.seenAt < store.now() - DAY_MS) await touch(store, found.tokenHash);
    const { userId, username, role, tokenHash, joinedAt } = found;
    const pausedUntil = (found.pausedUntil ?? 0) > store.now() ? found.pausedUntil : null;
    return { userId, username, role, tokenHash, isNew: isNewcomer(joinedAt, store.now()), pausedUntil };
  };

  const start: Sessions['start'] = async (userId, device, old, db) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const replace = async (trx: Db): Promise<void> => {
      if (old !== null) await deleteSession(trx, digest(old));
      await insertSession(trx, {
        tokenHash: digest(token),
        userId,
        now: store.now(),
        device: device.slice(0, MAX_DEVICE),
      });
      await keepNewest(trx, userId, MAX_SESSIONS);
    };
    await (db ? replace(db) : store.write(replace));
    return token;
  };

  return {
    find,
    start,
    end: async (token) => {
      if (token !== undefined && TOKEN.test(token)) await deleteSession(store.db, digest(token));
    },
    endAll: (userId, db) => deleteSessions(db, userId),
    sweep: () => deleteExpired(store.db, store.now() - MAX_SESSION_MS, store.now() - IDLE_MS),
  };
}
