import type { Budget } from '#model/contract/account/budgets';
import { MINUTE_MS } from '#model/vocabulary/time';
import { isReset, putReset, takeReset } from '../../store/accounts/resets.ts';
import { findUser, fold, setPasswordHash } from '../../store/accounts/users.ts';
import { digest } from '../accounts/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { AccessParts } from './access.ts';
import { codeLifetimeMs, newCode, tidyCode } from './codes.ts';
import { forgiveAccount } from './guard.ts';
import { resetLetter } from './letters.ts';
import { refuseWeak } from './password-rules.ts';
import { type AddressKey, placesOf } from './places.ts';

const PER_PLACE: Budget = { most: 5, windowMs: 30 * MINUTE_MS };
/** Wide enough that few strangers do not use up the owner's. */
const PER_ACCOUNT: Budget = { most: 50, windowMs: 30 * MINUTE_MS };

/** Who asks for a letter. */
interface Asking {
  readonly address: AddressKey;
  /** The marks of the browser. */
  readonly marks: string | undefined;
}

export interface Resets {
  /** Answers before anything is looked up, so that the answer is the same for every name. */
  readonly request: (username: string, asking: Asking) => void;
  /**
   * A new password for a code that was sent. Ends all sessions and starts none. Tries are not counted: no one guesses
   * 130 bits, and counting lets strangers use the owner's tries up.
   */
  readonly consume: (username: string, code: string, password: string, address: AddressKey) => Promise<void>;
}

export function resetService(parts: AccessParts): Resets {
  const { store, hashing, sessions, counts, later, mail, devices } = parts;

  /** Letters count by who asks for them; a browser of the owner's counts by itself. */
  const maySend = (userId: number, { address, marks }: Asking): boolean => {
    const device = devices.known(marks, userId);
    if (device !== null) return counts.spend(`reset device ${device}`, PER_PLACE) === 0;
    const spendings = [
      { key: `reset ${userId}`, budget: PER_ACCOUNT },
      ...placesOf(address).map(({ who, share }) => ({
        key: `reset ${userId} ${who}`,
        budget: { ...PER_PLACE, most: PER_PLACE.most * share },
      })),
    ];
    if (spendings.some(({ key, budget }) => counts.wait(key, budget) > 0)) return false;
    for (const { key, budget } of spendings) counts.spend(key, budget);
    return true;
  };

  const send = async (username: string, asking: Asking): Promise<void> => {
    const user = await findUser(store.db, username);
    if (!user?.email || !maySend(user.id, asking)) return;
    const code = newCode();
    const reset = { userId: user.id, codeHash: digest(code), expiresAt: store.now() + codeLifetimeMs };
    await store.write((trx) => putReset(trx, { id: store.newId(), ...reset }));
    await mail(resetLetter(user.email, user.username, code));
  };

  const consume: Resets['consume'] = async (username, code, password, address) => {
    refuseWeak(password, username, '');
    const user = await findUser(store.db, username);
    const codeHash = digest(tidyCode(code));
    if (!user || !(await isReset(store.db, user.id, codeHash, store.now())))
      throw new Refusal('CODE_INVALID');
    const passwordHash = await hashing.hash(password, address);
    await store.write(async (trx) => {
      if (!(await takeReset(trx, user.id, codeHash))) throw new Refusal('CODE_INVALID');
      await setPasswordHash(trx, user.id, passwordHash);
      await sessions.endAll(user.id, trx);
    });
    forgiveAccount(counts, fold(username));
  };

  return { request: (username, asking) => later.add(() => send(username, asking)), consume };
}
