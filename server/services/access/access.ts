import { EMPTY_PROFILE } from '#model/contract/account/profile';
import {
  findUser,
  findUserByEmail,
  fold,
  insertUser,
  isName,
  lockUser,
  setPasswordHash,
  type User,
  userById,
} from '../../store/accounts/users.ts';
import { isDuplicate } from '../../store/engines/retry.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { writeProfile } from '../accounts/kept-profile.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Windows } from '../accounts/windows.ts';
import type { Mail } from '../mail/mail.ts';
import type { Afterwards } from '../mail/queue.ts';
import { Refusal } from '../refusal.ts';
import type { Devices } from './devices.ts';
import { loginGuard } from './guard.ts';
import { type Hashing, isOutdated } from './hashing.ts';
import { usedAddressLetter } from './letters.ts';
import { isReserved } from './names.ts';
import { refuseWeak } from './password-rules.ts';
import type { AddressKey } from './places.ts';

export interface AccessParts {
  readonly store: Store;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly counts: Windows;
  readonly later: Afterwards;
  readonly mail: (mail: Mail) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Where a request comes from. */
interface Visit {
  readonly address: AddressKey;
  readonly device: string;
  /** The session token it carried. */
  readonly token: string | undefined;
}

/** What a browser is given that someone logged in with. */
interface LoggedIn {
  readonly token: string;
  /** The marks by which it is known from then on. */
  readonly marks: string;
}

/** Anybody may call these. What a success gives goes into the visitor's cookies. */
export interface Access {
  /** `marks` are those that the browser carries. */
  readonly login: (
    username: string,
    password: string,
    visit: Visit,
    marks: string | undefined,
  ) => Promise<LoggedIn>;
  readonly signup: (username: string, password: string, email: string, address: AddressKey) => Promise<void>;
  readonly changePassword: (caller: Caller, change: PasswordChange, visit: Visit) => Promise<string>;
}

interface PasswordChange {
  readonly old: string;
  readonly new: string;
}

export function accessService(parts: AccessParts): Access {
  const { store, hashing, sessions, devices, counts, later, mail } = parts;
  const guard = loginGuard(counts);

  const login: Access['login'] = async (username, password, visit, marks) => {
    const user = await findUser(store.db, username);
    const attempt = guard.attempt({
      account: isName(username) ? fold(username) : null,
      address: visit.address,
      device: user ? devices.known(marks, user.id) : null,
    });
    if (attempt.waitS > 0) throw new Refusal('RATE_LIMITED', { retryAfter: attempt.waitS });
    const isRight = await hashing.verify(user?.passwordHash ?? null, password, visit.address);
    // A lock says nothing of itself: a right password is answered as a wrong one.
    if (!user || !isRight || attempt.isLocked) throw new Refusal('CREDENTIALS_INVALID');
    attempt.succeeded();
    const token = await store.write(async (trx) => {
      if (!(await isUnchanged(trx, user))) return null;
      return sessions.start(user.id, visit.device, visit.token ?? null, trx);
    });
    // Another password since it was looked at: this one may be wrong by now.
    if (token === null) return login(username, password, visit, marks);
    if (isOutdated(user.passwordHash)) await renewHash(parts, user, password, visit.address);
    return { token, marks: devices.mark(marks, user.id) };
  };

  const signup: Access['signup'] = async (username, password, email, address) => {
    refuseWeak(password, username, email);
    const isTaken = (await isReserved(store, username)) || (await findUser(store.db, username));
    if (isTaken) throw new Refusal('USERNAME_TAKEN');
    const passwordHash = await hashing.hash(password, address);
    if (await create(store, username, email, passwordHash)) return;
    const owner = await findUserByEmail(store.db, email);
    if (!owner?.email) throw new Refusal('USERNAME_TAKEN');
    const letter = usedAddressLetter(owner.email, owner.username);
    later.add(() => mail(letter));
  };

  return { login, signup, changePassword: changePassword(parts) };
}

/** Holds a member whose password is still the one that was looked at. */
const isUnchanged = async (trx: Db, { id, passwordHash }: User): Promise<boolean> =>
  (await lockUser(trx, id))?.passwordHash === passwordHash;

/** The password is known only now. It may have been changed meanwhile, which must stay. */
async function renewHash(
  { store, hashing }: AccessParts,
  user: User,
  password: string,
  address: AddressKey,
): Promise<void> {
  const passwordHash = await hashing.hash(password, address);
  await store.write(async (trx) => {
    if (await isUnchanged(trx, user)) await setPasswordHash(trx, user.id, passwordHash);
  });
}

/** False when the name or the e-mail address is someone's already. */
async function create(store: Store, username: string, email: string, passwordHash: string): Promise<boolean> {
  try {
    await insertUser(store.db, {
      id: store.newId(),
      username,
      usernameFold: fold(username),
      email,
      emailFold: fold(email),
      passwordHash,
      role: 'member',
      profile: writeProfile(EMPTY_PROFILE),
      profileRevision: 0,
      createdAt: store.now(),
      deletedAt: null,
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

const changePassword =
  ({ store, hashing, sessions }: AccessParts): Access['changePassword'] =>
  async (caller, change, visit) => {
    const user = await userById(store.db, caller.userId);
    if (!user) throw new Refusal('LOGIN_REQUIRED');
    const isRight = await hashing.verify(user.passwordHash, change.old, visit.address);
    if (!isRight) throw new Refusal('CREDENTIALS_INVALID');
    refuseWeak(change.new, user.username, user.email ?? '');
    const passwordHash = await hashing.hash(change.new, visit.address);
    return store.write(async (trx) => {
      if (!(await isUnchanged(trx, user))) throw new Refusal('CREDENTIALS_INVALID');
      await setPasswordHash(trx, user.id, passwordHash);
      await sessions.endAll(user.id, trx);
      return sessions.start(user.id, visit.device, null, trx);
    });
  };
