import { MINUTE_MS } from '#model/vocabulary/time';
import {
  putEmailChange,
  setEmail,
  takeEmailChange,
  tryEmailChange,
} from '../../store/accounts/email-changes.ts';
import { findUserByEmail, lockUser, type User, userById } from '../../store/accounts/users.ts';
import { isDuplicate } from '../../store/engines/retry.ts';
import type { Caller } from '../accounts/caller.ts';
import { digest } from '../accounts/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { AccessParts } from './access.ts';
import { codeLifetimeMs, isSameDigest, MAX_TRIES, newCode, tidyCode } from './codes.ts';
import { addressTakenLetter, newAddressLetter, oldAddressLetter } from './letters.ts';

const PER_ACCOUNT = { most: 5, windowMs: 30 * MINUTE_MS };

/** Where letters to a member go. */
export class Emails {
  readonly #parts: AccessParts;

  constructor(parts: AccessParts) {
    this.#parts = parts;
  }

  /**
   * Sends a code to another address. An address that has an account is answered alike, and its owner is notified: the caller
   * learns nothing of others.
   */
  async request({ userId }: Caller, email: string, password: string): Promise<void> {
    const { store, hashing, later } = this.#parts;
    const user = await userById(store.db, userId);
    if (!user) throw new Refusal('LOGIN_REQUIRED');
    if (!(await hashing.verify(user.passwordHash, password, `member ${userId}`)))
      throw new Refusal('CREDENTIALS_INVALID');
    later.add(() => this.#send(user, email));
  }

  async #send({ id, username }: User, email: string): Promise<void> {
    const { store, counts, mail } = this.#parts;
    if (counts.spend(`email ${id}`, PER_ACCOUNT) > 0) return;
    const owner = await findUserByEmail(store.db, email);
    if (owner?.email) return mail(addressTakenLetter(owner.email, owner.username));
    const code = newCode();
    const expiresAt = store.now() + codeLifetimeMs;
    await putEmailChange(store.db, { userId: id, email, codeHash: digest(code), expiresAt });
    await mail(newAddressLetter(email, username, code));
  }

  /** The code shows that letters arrive: the address counts from now on, and the old one is notified. */
  async confirm({ userId }: Caller, code: string): Promise<void> {
    const { store, later, mail } = this.#parts;
    const wish = await tryEmailChange(store.db, userId, MAX_TRIES);
    const isRight = wish !== undefined && isSameDigest(wish.codeHash, digest(tidyCode(code)));
    if (!isRight || wish.expiresAt <= store.now()) throw new Refusal('CODE_INVALID');
    try {
      const { email, username } = await this.#change(userId, wish.email, wish.codeHash);
      if (email) later.add(() => mail(oldAddressLetter(email, username)));
    } catch (error) {
      // Someone signed up with it meanwhile.
      throw isDuplicate(error) ? new Refusal('CODE_INVALID') : error;
    }
  }

  /** @returns the member as they were */
  #change(userId: number, email: string, codeHash: string): Promise<User> {
    return this.#parts.store.write(async (trx) => {
      const user = await lockUser(trx, userId);
      if (!user) throw new Refusal('LOGIN_REQUIRED');
      if (!(await takeEmailChange(trx, userId, codeHash))) throw new Refusal('CODE_INVALID');
      await setEmail(trx, userId, email);
      return user;
    });
  }
}
