import { MAX_MUTED } from '#model/contract/account/member-limits';
import type { MutedMember } from '#model/contract/account/muting';
import { removeFollow } from '../../store/accounts/follows.ts';
import {
  countMutes,
  deleteMute,
  findMute,
  insertMute,
  isBlockedBy,
  listMutes,
  makeBlock,
} from '../../store/accounts/mutes.ts';
import { findUser, lockUser } from '../../store/accounts/users.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Db, Store } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';
import { type Caller, hasRole } from './caller.ts';
import { cursorAfter, type PageRequest, readPage } from './pages.ts';

type Doer = Pick<Caller, 'userId' | 'role'>;
type Pair = Parameters<typeof findMute>[1];

/** Blocks do not hold moderators. */
export const isHeldToBlocks = (caller: Pick<Caller, 'role'>): boolean => !hasRole(caller, 'moderator');

/** Refuses actions towards members who blocked the caller. */
export async function holdToBlocks(db: Db, caller: Doer, others: readonly number[]): Promise<void> {
  if (!isHeldToBlocks(caller)) return;
  const userIds = others.filter((id) => id !== caller.userId);
  if (await isBlockedBy(db, caller.userId, userIds)) throw new Refusal('BLOCKED_BY_MEMBER');
}

/** Muting and blocking (reference R91). */
export class Muting {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async list(caller: Caller, request: PageRequest) {
    const page = readPage(request);
    const rows = await listMutes(this.#store.db, caller.userId, page);
    const users = rows.map(
      ({ id, username, nickname, isBlock }): MutedMember => ({
        username,
        nickname,
        blocked: isBlock === 1,
        time: timeOfId(id),
      }),
    );
    return { count: await countMutes(this.#store.db, caller.userId), users, next: cursorAfter(rows, page) };
  }

  /** Members cannot mute themselves or moderators. */
  async #pair({ userId }: Caller, username: string, isWanted: boolean): Promise<Pair> {
    const other = await findUser(this.#store.db, username);
    if (!other || other.id === userId) throw new Refusal('USER_INVALID');
    if (isWanted && hasRole({ role: other.role }, 'moderator')) throw new Refusal('PERMISSION_DENIED');
    return { userId, mutedId: other.id };
  }

  /** Idempotent. Muting a blocked member leaves the block in place. */
  async mute(caller: Caller, username: string, isWanted: boolean): Promise<void> {
    const pair = await this.#pair(caller, username, isWanted);
    await this.#store.write(async (trx) => {
      const before = await this.#held(trx, pair);
      if (before?.isBlock === 1) return;
      if (!isWanted) await deleteMute(trx, pair);
      else if (!before) await this.#add(trx, pair, 0);
    });
  }

  /** A block removes the follows between the two. Unblocking unmutes, too. */
  async block(caller: Caller, username: string, isWanted: boolean): Promise<void> {
    const pair = await this.#pair(caller, username, isWanted);
    await this.#store.write(async (trx) => {
      const before = await this.#held(trx, pair);
      if (!isWanted) {
        if (before?.isBlock === 1) await deleteMute(trx, pair);
        return;
      }
      if (before) await makeBlock(trx, pair);
      else await this.#add(trx, pair, 1);
      await removeFollow(trx, pair.mutedId, pair.userId);
      await removeFollow(trx, pair.userId, pair.mutedId);
    });
  }

  /** Serializes changes of a member's list, and follows of that member. */
  async #held(trx: Db, pair: Pair) {
    if (!(await lockUser(trx, pair.userId))) throw new Refusal('LOGIN_REQUIRED');
    return findMute(trx, pair);
  }

  async #add(trx: Db, pair: Pair, isBlock: number): Promise<void> {
    if ((await countMutes(trx, pair.userId)) >= MAX_MUTED) throw new Refusal('QUOTA_EXCEEDED');
    await insertMute(trx, { ...pair, id: this.#store.newId(), isBlock });
  }
}
