import type { OwnSession } from '#model/contract/account/own';
import { insertAudit } from '../../store/accounts/audit.ts';
import { deleteSession, listSessions, type SessionRow } from '../../store/accounts/sessions.ts';
import { eraseUser, lockUser, type User, userById } from '../../store/accounts/users.ts';
import type { Store } from '../../store/store.ts';
import type { Hashing } from '../access/hashing.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import { exportText } from './export.ts';
import { digest, isAlive } from './sessions.ts';

const ID_LETTERS = 16;

/** A name for a session that says nothing of what is kept of it. */
const idOf = ({ tokenHash }: SessionRow): string => digest(tokenHash).slice(0, ID_LETTERS);

/** What members do about their accounts as a whole. */
export class OwnAccount {
  readonly #store: Store;
  readonly #hashing: Hashing;

  constructor(store: Store, hashing: Hashing) {
    this.#store = store;
    this.#hashing = hashing;
  }

  async #user(caller: Caller): Promise<User> {
    const user = await userById(this.#store.db, caller.userId);
    if (!user) throw new Refusal('LOGIN_REQUIRED');
    return user;
  }

  async sessions(caller: Caller): Promise<OwnSession[]> {
    const rows = await listSessions(this.#store.db, caller.userId);
    return rows
      .filter((row) => isAlive(row, this.#store.now()))
      .map((row) => ({
        id: idOf(row),
        device: row.device,
        createdAt: row.createdAt,
        seenAt: row.seenAt,
        current: row.tokenHash === caller.tokenHash,
      }));
  }

  /** Ends the one named, or all others; how many they were. */
  endSessions(caller: Caller, id: string | null): Promise<number> {
    return this.#store.write(async (trx) => {
      const rows = await listSessions(trx, caller.userId);
      const ended = rows.filter((row) =>
        id === null ? row.tokenHash !== caller.tokenHash : idOf(row) === id,
      );
      for (const { tokenHash } of ended) await deleteSession(trx, tokenHash);
      return ended.length;
    });
  }

  /** JSON of an `AccountExport`, in pieces. */
  async export(caller: Caller): Promise<AsyncIterable<string>> {
    return exportText(this.#store.db, await this.#user(caller));
  }

  /** At once and for good. An open session is not enough: the password is asked for again. */
  async erase(caller: Caller, password: string): Promise<void> {
    const { passwordHash } = await this.#user(caller);
    if (!(await this.#hashing.verify(passwordHash, password, `member ${caller.userId}`)))
      throw new Refusal('CREDENTIALS_INVALID');
    await this.#store.write(async (trx) => {
      const user = await lockUser(trx, caller.userId);
      if (!user) throw new Refusal('LOGIN_REQUIRED');
      // Changed meanwhile: this was the old one.
      if (user.passwordHash !== passwordHash) throw new Refusal('CREDENTIALS_INVALID');
      await eraseUser(trx, user.id, this.#store.now());
      const subject = `user ${user.id}`;
      await insertAudit(trx, {
        id: this.#store.newId(),
        actorId: user.id,
        action: 'delete account',
        subject,
      });
    });
  }
}
