import { MAX_CO_AUTHORS } from '#model/contract/community/text-limits';
import type { AnswerOf } from '#model/contract/endpoints';
import { findUser } from '../../store/accounts/users.ts';
import {
  acceptCoAuthor,
  deleteCoAuthor,
  everyCoAuthor,
  findCoAuthor,
  insertCoAuthor,
} from '../../store/community/charts/co-authors.ts';
import { findPlan, lockPlan, type PlannedRow } from '../../store/community/planned.ts';
import { findPost, lockPost, type PostRow } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { holdToBlocks } from '../accounts/muting.ts';
import { personOf } from '../accounts/people.ts';
import { refuseLocked } from '../community/locked.ts';
import { notifyOnce } from '../community/notifying.ts';
import { Refusal } from '../refusal.ts';
import { asChart } from './shown-chart.ts';

type Listed = AnswerOf<'GET post/authors'>['authors'];

/** A chart that is published or planned. */
type Work = Pick<PostRow, 'id' | 'authorId' | 'categoryName' | 'categoryId' | 'lockReason'> & {
  readonly isPlanned?: boolean;
};

/** A planned chart, for its author and whom they invited; nobody else learns that there is one. */
async function plannedChart(db: Db, { userId }: Caller, plan: PlannedRow | undefined): Promise<Work> {
  const { id, userId: authorId, categoryId, postId } = plan ?? {};
  const isPlanned = id !== undefined && authorId !== undefined && categoryId === 'chart' && postId === null;
  if (isPlanned && (authorId === userId || (await findCoAuthor(db, id, userId))))
    return { id, authorId, categoryName: 'SELF_POST', categoryId, lockReason: null, isPlanned };
  throw new Refusal('POST_INVALID');
}

/** Holds a chart until the transaction ends. */
async function holdChart(trx: Db, caller: Caller, id: number): Promise<Work> {
  const post = await lockPost(trx, id);
  return post ? asChart(post) : plannedChart(trx, caller, await lockPlan(trx, id));
}

async function findChart(db: Db, caller: Caller, id: number): Promise<Work> {
  const post = await findPost(db, id);
  return post ? asChart(post) : plannedChart(db, caller, await findPlan(db, id));
}

/** Members who work on a chart with its author: invited by them, and asked whether they want to. */
export class CoAuthors {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async list(caller: Caller, id: number): Promise<Listed> {
    const { db } = this.#store;
    const { authorId } = await findChart(db, caller, id);
    const rows = await everyCoAuthor(db, id);
    return rows.flatMap(({ userId, acceptedAt, username, nickname }) => {
      const person = personOf(username, nickname);
      const accepted = acceptedAt !== null;
      const isSeen = accepted || [authorId, userId].includes(caller.userId);
      return person && isSeen ? [{ ...person, accepted }] : [];
    });
  }

  async #other(username: string): Promise<number> {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    return user.id;
  }

  /** A member who is invited already is not invited twice. */
  async invite(caller: Caller, id: number, username: string): Promise<void> {
    const userId = await this.#other(username);
    const { userId: actorId } = caller;
    if (userId === actorId) throw new Refusal('USER_INVALID');
    await this.#store.write(async (trx) => {
      const post = await holdChart(trx, caller, id);
      if (post.authorId !== actorId) throw new Refusal('PERMISSION_DENIED');
      refuseLocked(post);
      await holdToBlocks(trx, caller, [userId]);
      const rows = await everyCoAuthor(trx, id);
      if (rows.some((row) => row.userId === userId)) return;
      if (rows.length >= MAX_CO_AUTHORS) throw new Refusal('QUOTA_EXCEEDED');
      await insertCoAuthor(trx, { postId: id, userId, id: this.#store.newId(), acceptedAt: null });
      await notifyOnce(trx, this.#store, { userId, kind: 'invited', actorId }, post, null);
    });
  }

  answer(caller: Caller, id: number, isAccepted: boolean): Promise<void> {
    const { userId } = caller;
    return this.#store.write(async (trx) => {
      const post = await holdChart(trx, caller, id);
      const row = await findCoAuthor(trx, id, userId);
      if (!row) throw new Refusal('NOT_FOUND');
      if (row.acceptedAt !== null) return;
      if (!isAccepted) return deleteCoAuthor(trx, id, userId);
      await holdToBlocks(trx, caller, [post.authorId]);
      await acceptCoAuthor(trx, { postId: id, userId, acceptedAt: this.#store.now() });
      const news = { userId: post.authorId, kind: 'joined', actorId: userId } as const;
      await notifyOnce(trx, this.#store, news, post, null);
    });
  }

  async remove(caller: Caller, id: number, username: string): Promise<void> {
    const userId = await this.#other(username);
    await this.#store.write(async (trx) => {
      const { authorId } = await holdChart(trx, caller, id);
      if (![authorId, userId].includes(caller.userId)) throw new Refusal('PERMISSION_DENIED');
      await deleteCoAuthor(trx, id, userId);
    });
  }
}
