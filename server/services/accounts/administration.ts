import { randomBytes } from 'node:crypto';
import { insertAudit } from '../../store/accounts/audit.ts';
import { deleteSessions } from '../../store/accounts/sessions.ts';
import { eraseUser, findUser, setPasswordHash, setRole, type User } from '../../store/accounts/users.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Hashing } from '../access/hashing.ts';
import { Refusal } from '../refusal.ts';
import type { Role } from './caller.ts';
import { exportText } from './export.ts';

const PASSWORD_BYTES = 15;

/** What the operator does from the command line; anyone who can run it may. Each action is logged. */
export class Administration {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async #find(username: string): Promise<User> {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    return user;
  }

  #noted(action: string, subject: string, work: (trx: Db) => Promise<void>): Promise<void> {
    return this.#store.write(async (trx) => {
      await work(trx);
      await insertAudit(trx, { id: this.#store.newId(), actorId: null, action, subject });
    });
  }

  async appoint(username: string, role: Role): Promise<void> {
    const { id } = await this.#find(username);
    await this.#noted(`role ${role}`, `user ${id}`, (trx) => setRole(trx, id, role));
  }

  /** A new password that no one has seen; every session ends. */
  async resetPassword(username: string, hashing: Hashing): Promise<string> {
    const { id } = await this.#find(username);
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await hashing.hash(password, 'operator');
    await this.#noted('reset password', `user ${id}`, async (trx) => {
      await setPasswordHash(trx, id, passwordHash);
      await deleteSessions(trx, id);
    });
    return password;
  }

  /** All that is kept of someone but their secrets: JSON of an `AccountExport`, in pieces. */
  async exportAccount(username: string): Promise<AsyncIterable<string>> {
    return exportText(this.#store.db, await this.#find(username));
  }

  async erase(username: string): Promise<void> {
    const { id } = await this.#find(username);
    await this.#noted('delete account', `user ${id}`, (trx) => eraseUser(trx, id, this.#store.now()));
  }
}
