import { randomBytes, timingSafeEqual } from 'node:crypto';
import { putReset, takeReset, tryReset } from '../../store/accounts/resets.ts';
import { findUser, fold, setPasswordHash } from '../../store/accounts/users.ts';
import { inTransaction } from '../../store/engines/retry.ts';
import { digest } from '../accounts/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { AccessParts } from './access.ts';
import { resetLetter } from './letters.ts';
import { refuseWeak } from './password-rules.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LETTERS = 26;
const LIFETIME_MS = 10 * 60_000;
const MOST_TRIES = 5;
const PER_ACCOUNT = { most: 5, windowMs: 30 * 60_000 };

/** 26 letters of 32 each: 130 bits. */
export const newCode = (): string =>
  [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As people copy it: small letters, blanks and dashes do not matter. */
const tidy = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface Resets {
  /** Answers before anything is looked up, so that the answer is the same for every name. */
  readonly request: (username: string) => void;
  /** A new password for a code that was sent. Ends all sessions and starts none. */
  readonly consume: (username: string, code: string, password: string) => Promise<void>;
}

export function resetService(parts: AccessParts): Resets {
  const { store, hashing, sessions, counts, later, mail } = parts;

  const send = async (username: string): Promise<void> => {
    const user = await findUser(store.db, username);
    if (!user?.email || counts.spend(`reset ${user.id}`, PER_ACCOUNT) > 0) return;
    const code = newCode();
    await putReset(store.db, user.id, digest(code), store.now() + LIFETIME_MS);
    await mail(resetLetter(user.email, user.username, code));
  };

  const consume: Resets['consume'] = async (username, code, password) => {
    refuseWeak(password, username, '');
    const user = await findUser(store.db, username);
    const given = digest(tidy(code));
    const reset = user && (await tryReset(store.db, user.id, MOST_TRIES));
    if (!user || !reset || reset.expiresAt <= store.now() || !isSame(reset.codeHash, given)) {
      throw new Refusal('CODE_INVALID');
    }
    const passwordHash = await hashing.hash(password);
    await inTransaction(store.db, async (trx) => {
      if (!(await takeReset(trx, user.id, reset.codeHash))) throw new Refusal('CODE_INVALID');
      await setPasswordHash(trx, user.id, passwordHash);
      await sessions.endAll(user.id, trx);
    });
    counts.forget(`login ${fold(username)}`);
  };

  return { request: (username) => later.add(() => send(username)), consume };
}
