import {
  type DecisionNews,
  MAX_NAMED,
  MESSAGE_KINDS,
  type Message,
  type MessageTarget,
} from '#model/contract/account/member';
import {
  addFollow,
  countFollows,
  type FollowSide,
  listFollows,
  removeFollow,
} from '../../store/accounts/follows.ts';
import { countMessages, insertMessage, listMessages, markRead } from '../../store/accounts/messages.ts';
import { findUser, lockUser, userById, usersNamed } from '../../store/accounts/users.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import { MessageWords } from './message-words.ts';
import { holdToBlocks, isHeldToBlocks } from './muting.ts';
import { cursorAfter, type PageRequest, readPage } from './pages.ts';
import { personOf, titlesIn } from './people.ts';

type Row = Awaited<ReturnType<typeof listMessages>>[number];
/** The stored target of a message. */
type KeptTarget = Partial<MessageTarget> & { readonly decision?: DecisionNews };

function messageOf(row: Row): readonly Message[] {
  const kind = MESSAGE_KINDS.find((each) => each === row.kind);
  if (kind === undefined) return [];
  const actor = personOf(row.username, row.nickname);
  const { decision, ...place }: KeptTarget = row.target === null ? {} : JSON.parse(row.target);
  const { postId, categoryName, categoryId } = place;
  const isPlaced = postId !== undefined && categoryName !== undefined && categoryId !== undefined;
  const target = isPlaced ? { ...place, postId, categoryName, categoryId } : null;
  const about = { target, ...(decision ? { decision } : {}) };
  return [{ id: row.id, kind, actor, ...about, time: timeOfId(row.id), read: row.readAt !== null }];
}

export class MemberService {
  readonly #store: Store;
  readonly #words: MessageWords;

  constructor(store: Store) {
    this.#store = store;
    this.#words = new MessageWords(store.db);
  }

  async #find(username: string) {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    return user;
  }

  /** No one is no one, not an error. */
  async me(caller: Caller | null) {
    const user = caller && (await userById(this.#store.db, caller.userId));
    if (!user) return null;
    const messageCount = await countMessages(this.#store.db, user.id, true);
    const { username, nickname, titles, email } = user;
    return { username, nickname, titles: [...titlesIn(titles)], email: email ?? '', messageCount };
  }

  /** One's own alone. */
  async messages(caller: Caller, request: PageRequest) {
    const page = readPage(request);
    const rows = await listMessages(this.#store.db, caller.userId, page);
    const count = await countMessages(this.#store.db, caller.userId, false);
    const messages = await this.#words.addTo(caller.userId, rows.flatMap(messageOf));
    return { count, messages, next: cursorAfter(rows, page) };
  }

  async read(caller: Caller, ids: readonly number[] | null): Promise<number> {
    await markRead(this.#store.db, caller.userId, ids, this.#store.now());
    return countMessages(this.#store.db, caller.userId, true);
  }

  /** Follows are public. Each row also says whether the caller follows that member. */
  async follows(caller: Caller | null, side: FollowSide, username: string, request: PageRequest) {
    const page = readPage(request);
    const user = await this.#find(username);
    const rows = await listFollows(this.#store.db, side, user.id, page, caller?.userId ?? null);
    const users = rows.map(({ username: name, nickname, ownId }) => ({
      username: name,
      nickname,
      followed: ownId !== null,
    }));
    return { count: await countFollows(this.#store.db, side, user.id), users, next: cursorAfter(rows, page) };
  }

  /** Completes the beginning of a name. */
  async named(caller: Caller, begun: string) {
    const asker = { userId: caller.userId, isHeldToBlocks: isHeldToBlocks(caller) };
    return [...(await usersNamed(this.#store.db, asker, begun, MAX_NAMED))];
  }

  /** Doing it twice is doing it once. No one follows themself. */
  async follow(caller: Caller, username: string, isWanted: boolean): Promise<void> {
    const { id } = await this.#find(username);
    if (id === caller.userId) throw new Refusal('USER_INVALID');
    if (!isWanted) return removeFollow(this.#store.db, caller.userId, id);
    await this.#store.write(async (trx) => {
      // A block at the same moment comes before or after.
      if (!(await lockUser(trx, id))) throw new Refusal('USER_INVALID');
      await holdToBlocks(trx, caller, [id]);
      if (!(await addFollow(trx, this.#store.newId(), caller.userId, id))) return;
      await insertMessage(trx, {
        id: this.#store.newId(),
        userId: id,
        kind: 'follow',
        actorId: caller.userId,
        target: null,
      });
    });
  }
}
