import {
  type FlatSyncAccount,
  MAX_TITLES,
  type SyncAccount,
  type SyncFlags,
} from '#model/contract/sync/account';
import { type PlayerRecord, readPlayer } from '#model/records/player';
import { MINUTE_MS } from '#model/vocabulary/time';
import type { Origin } from '../../origin/origin.ts';
import { findUser, lockUser } from '../../store/accounts/users.ts';
import { isDuplicate } from '../../store/engines/retry.ts';
import type { Db, Store } from '../../store/store.ts';
import {
  dropAccounts,
  dropRequest,
  findAccount,
  insertAccount,
  listAccounts,
  listRequests,
  putRequest,
  type SyncAccountRow,
  type SyncRequestRow,
  takeRequest,
  updateAccount,
} from '../../store/sync/accounts.ts';
import { putRankings } from '../../store/sync/rankings.ts';
import { addTitles, listTitles, showTitles } from '../../store/sync/titles.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Windows } from '../accounts/windows.ts';
import { Refusal } from '../refusal.ts';
import { forgetAttempt, newestOf, paramsOf, SyncAttempts } from './attempts.ts';
import { holdsCode, newCode } from './code.ts';
import { flagsOf, flat, shownAccount, shownStats, statsOf } from './shown.ts';

const CODE_MS = 60 * MINUTE_MS;
const REFRESH_MS = 10 * MINUTE_MS;
/** How often the game is asked for someone. */
const LOOK_UPS = { most: 10, windowMs: 10 * MINUTE_MS };
const MAX_TRIES = 10;
const NOTHING_SHOWN = '{}';

export interface SyncParts {
  readonly store: Store;
  readonly counts: Windows;
  readonly players: Pick<Origin, 'readPlayer'>;
}

interface Player {
  readonly server: number;
  readonly uid: number;
}

export class Sync {
  readonly #store: Store;
  readonly #counts: Windows;
  readonly #players: SyncParts['players'];
  readonly #attempts: SyncAttempts;

  constructor({ store, counts, players }: SyncParts) {
    this.#store = store;
    this.#counts = counts;
    this.#players = players;
    this.#attempts = new SyncAttempts(store);
  }

  /** One's own accounts and codes, and what clients of such sites know of them. */
  async state({ userId }: Caller) {
    const { db } = this.#store;
    const rows = await listAccounts(db, userId);
    const requests = await listRequests(db, userId, this.#store.now());
    const syncRequest = await this.#attempts.told(userId, requests);
    return {
      accounts: await Promise.all(rows.map((row) => this.#told(row))),
      requests: requests.map(({ server, uid, code, expiresAt }) => ({ server, uid, code, expiresAt })),
      ...(syncRequest && { syncRequest }),
    };
  }

  /** The same a moment later where an attempt runs. */
  async settledState(caller: Caller) {
    await this.#attempts.settle(caller.userId);
    return this.state(caller);
  }

  async linked({ userId }: Caller): Promise<Player[]> {
    const rows = await listAccounts(this.#store.db, userId);
    return rows.map(({ server, uid }) => ({ server, uid }));
  }

  async account(caller: Caller, server: number): Promise<FlatSyncAccount> {
    return flat(await this.#told(await this.#own(this.#store.db, caller, server)));
  }

  /** A code which only the owner of an account can put into its comment. */
  async request({ userId }: Caller, { server, uid }: Player): Promise<string> {
    const code = newCode();
    const expiresAt = this.#store.now() + CODE_MS;
    await this.#asOwner(userId, async (trx) => {
      await putRequest(trx, { userId, server, uid, code, expiresAt });
      await forgetAttempt(trx, userId);
    });
    return code;
  }

  /** Links the account whose comment, or name of the main band, holds the code; its link to another member is removed. */
  async verify(caller: Caller, server: number): Promise<void> {
    await this.#verify(caller, server);
    await this.#asOwner(caller.userId, (trx) => forgetAttempt(trx, caller.userId));
  }

  /** Asks the game again for a linked account. */
  async refresh(caller: Caller, server: number): Promise<void> {
    await this.#refresh(caller, server);
    await this.#asOwner(caller.userId, (trx) => forgetAttempt(trx, caller.userId));
  }

  async #verify(caller: Caller, server: number): Promise<void> {
    const requests = await listRequests(this.#store.db, caller.userId, this.#store.now());
    const request = requests.find((each) => each.server === server);
    if (!request) throw new Refusal('CODE_INVALID');
    const player = await this.#lookUp(caller, request, request.code);
    const { introduction, bandName } = player;
    if (![introduction, bandName].some((text) => holdsCode(text, request.code)))
      throw new Refusal('CODE_INVALID');
    await this.#linkPatiently(request, player);
  }

  async #refresh(caller: Caller, server: number): Promise<void> {
    const account = await this.#own(this.#store.db, caller, server);
    const waitMs = account.syncedAt + REFRESH_MS - this.#store.now();
    if (waitMs > 0) throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(waitMs / 1_000) });
    const player = await this.#lookUp(caller, account, '');
    await this.#asOwner(caller.userId, async (trx) => {
      const still = await this.#own(trx, caller, server);
      if (still.id !== account.id) throw new Refusal('NOT_FOUND');
      await this.#update(trx, still, player);
    });
  }

  /** Verifies by the newest code; the state says whether that succeeded. */
  async tryVerify(caller: Caller): Promise<void> {
    const { userId } = caller;
    const request = newestOf(await listRequests(this.#store.db, userId, this.#store.now()));
    if (!request) throw new Refusal('CODE_INVALID');
    await this.#attempts.run(userId, paramsOf(request), () => this.#verify(caller, request.server));
  }

  /** Refreshes; the state says whether the game answered. */
  async tryRefresh(caller: Caller, server: number): Promise<void> {
    const { uid } = await this.#own(this.#store.db, caller, server);
    const params = { type: 'update' as const, server, uid, code: '' };
    await this.#attempts.run(caller.userId, params, () => this.#refresh(caller, server));
  }

  async remove({ userId }: Caller, server: number): Promise<void> {
    await this.#asOwner(userId, async (trx) => {
      await forgetAttempt(trx, userId);
      await dropRequest(trx, userId, server);
      await dropAccounts(trx, userId, server, null);
    });
  }

  /** Shows exactly this. */
  async show(caller: Caller, server: number, flags: SyncFlags): Promise<FlatSyncAccount> {
    return this.#asOwner(caller.userId, async (trx) => {
      const account = await this.#own(trx, caller, server);
      await updateAccount(trx, account.id, { flags: JSON.stringify(flags) });
      await putRankings(trx, account, shownStats(statsOf(account), flags));
      await showTitles(trx, account.id, flags.titleFlag);
      return flat(await this.#told(await this.#own(trx, caller, server), trx));
    });
  }

  /** What everybody may see of a member's accounts. */
  async shown(username: string) {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    const rows = await listAccounts(this.#store.db, user.id);
    const accounts = await Promise.all(
      rows.map(async (row) => shownAccount(row, await this.#titles(this.#store.db, row))),
    );
    return accounts.filter((account) => account !== null);
  }

  #asOwner<T>(userId: number, work: (trx: Db) => Promise<T>): Promise<T> {
    return this.#store.write(async (trx) => {
      if (!(await lockUser(trx, userId))) throw new Refusal('LOGIN_REQUIRED');
      return work(trx);
    });
  }

  async #own(db: Db, { userId }: Caller, server: number): Promise<SyncAccountRow> {
    const account = await findAccount(db, userId, server);
    if (!account) throw new Refusal('NOT_FOUND');
    return account;
  }

  async #titles(db: Db, { id }: SyncAccountRow): Promise<number[]> {
    return (await listTitles(db, [id], MAX_TITLES)).map(({ title }) => title);
  }

  async #told(row: SyncAccountRow, db: Db = this.#store.db): Promise<SyncAccount> {
    const { server, uid, name, syncedAt } = row;
    const times = { syncedAt, nextSyncAt: syncedAt + REFRESH_MS };
    return {
      server,
      uid,
      name,
      stats: statsOf(row),
      titles: await this.#titles(db, row),
      ...flagsOf(row),
      ...times,
    };
  }

  async #lookUp({ userId }: Caller, { server, uid }: Player, code: string): Promise<PlayerRecord> {
    const waitS = this.#counts.spend(`look up ${userId}`, LOOK_UPS);
    if (waitS > 0) throw new Refusal('RATE_LIMITED', { retryAfter: waitS });
    const read = await this.#players.readPlayer({ server, uid, code }, { who: `member ${userId}` });
    if (read.status === 'unavailable') throw new Refusal('ORIGIN_UNAVAILABLE');
    const player = read.status === 'found' ? readPlayer(read.value) : null;
    if (!player) throw new Refusal('NOT_FOUND');
    return player;
  }

  /** Of several who prove the same account at once the last one has it. */
  async #linkPatiently(request: SyncRequestRow, player: PlayerRecord): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#link(request, player);
      } catch (error) {
        if (tried >= MAX_TRIES || !isDuplicate(error)) throw error;
      }
    }
  }

  #link(request: SyncRequestRow, player: PlayerRecord): Promise<void> {
    const { userId, server, uid } = request;
    return this.#asOwner(userId, async (trx) => {
      if (!(await takeRequest(trx, request))) throw new Refusal('CODE_INVALID');
      const mine = await findAccount(trx, userId, server);
      if (mine?.uid === uid) return this.#update(trx, mine, player);
      await dropAccounts(trx, userId, server, uid);
      const { name, stats, titles } = player;
      const syncedAt = this.#store.now();
      const account = {
        id: this.#store.newId(),
        userId,
        server,
        uid,
        name,
        syncedAt,
        stats: JSON.stringify(stats),
        flags: NOTHING_SHOWN,
      };
      await insertAccount(trx, account);
      await addTitles(trx, account, titles, syncedAt);
    });
  }

  async #update(trx: Db, account: SyncAccountRow, { name, stats, titles }: PlayerRecord): Promise<void> {
    const flags = flagsOf(account);
    const syncedAt = this.#store.now();
    await updateAccount(trx, account.id, { name, stats: JSON.stringify(stats), syncedAt });
    await putRankings(trx, account, shownStats(stats, flags));
    await addTitles(trx, account, titles, syncedAt);
    await showTitles(trx, account.id, flags.titleFlag);
  }
}
