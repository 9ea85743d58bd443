import { MINUTE_MS } from '#model/vocabulary/time';
import { putReset, takeReset, tryReset } from '../../store/accounts/resets.ts';
import { findUser, fold, setPasswordHash } from '../../store/accounts/users.ts';
import { digest } from '../accounts/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { AccessParts } from './access.ts';
import { codeLifetimeMs, isSameDigest, MOST_TRIES, newCode, tidyCode } from './codes.ts';
import { resetLetter } from './letters.ts';
import { refuseWeak } from './password-rules.ts';

const PER_ACCOUNT = { most: 5, windowMs: 30 * MINUTE_MS };

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
    await putReset(store.db, user.id, digest(code), store.now() + codeLifetimeMs);
    await mail(resetLetter(user.email, user.username, code));
  };

  const consume: Resets['consume'] = async (username, code, password) => {
    refuseWeak(password, username, '');
    const user = await findUser(store.db, username);
    const given = digest(tidyCode(code));
    const reset = user && (await tryReset(store.db, user.id, MOST_TRIES));
    if (!user || !reset || reset.expiresAt <= store.now() || !isSameDigest(reset.codeHash, given)) {
      throw new Refusal('CODE_INVALID');
    }
    const passwordHash = await hashing.hash(password);
    await store.write(async (trx) => {
      if (!(await takeReset(trx, user.id, reset.codeHash))) throw new Refusal('CODE_INVALID');
      await setPasswordHash(trx, user.id, passwordHash);
      await sessions.endAll(user.id, trx);
    });
    counts.forget(`login ${fold(username)}`);
  };

  return { request: (username) => later.add(() => send(username)), consume };
}
