import type { NewPost } from '#model/contract/community/posts';
import { changeCounts, scopesOf } from '../../store/community/counts.ts';
import {
  changeCounter,
  findPostByKey,
  insertPost,
  insertWork,
  lockPost,
  type PostRow,
  SHOWN,
} from '../../store/community/posts.ts';
import { isDuplicate } from '../../store/engines/retry.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { holdToBlocks } from '../accounts/muting.ts';
import { holdToChart, momentOf } from '../fancharts/moments.ts';
import { holdToStory } from '../fanstories/source.ts';
import { Refusal } from '../refusal.ts';
import { factsOf, keepAround, listColumns } from './keeping.ts';
import { refuseLocked } from './locked.ts';
import { addresseesOf, notifyOfPost, type ReplyContext } from './notifying.ts';
import { given } from './rows.ts';
import { holdToPlace, holdToRules, kindOf } from './rules.ts';
import { refuseSpam } from './spam-checks.ts';

/** A post as it was sent, held to the rules of its kind. */
export type CheckedPost = ReturnType<typeof given<NewPost>> &
  Pick<NewPost, 'categoryName' | 'categoryId' | 'content'>;

/** @throws Refusal naming each field that is wrong */
export function checkPost(sent: NewPost): CheckedPost {
  holdToPlace(sent);
  const { categoryName, categoryId, content } = sent;
  const asked: CheckedPost = { ...given(sent), categoryName, categoryId, content };
  holdToRules(kindOf(categoryName, categoryId), asked, content);
  if (asked.storySource !== undefined) holdToStory(asked.storySource);
  return asked;
}

/** Publishes posts and comments, with all that follows from it in one transaction. */
export class PostWriter {
  readonly #store: Store;
  readonly #refusesSpam: boolean;

  /** `refusesSpam`: on where rate limits are on (reference R93). */
  constructor(store: Store, refusesSpam = false) {
    this.#store = store;
    this.#refusesSpam = refusesSpam;
  }

  async #shown(row: PostRow | undefined): Promise<PostRow> {
    if (row?.standing !== SHOWN) throw new Refusal('POST_INVALID');
    refuseLocked(row);
    return row;
  }

  /** Counts the comment where it stands; what it stands on is held until the end and cannot go meanwhile. */
  async #contextOf(trx: Db, asked: CheckedPost): Promise<ReplyContext> {
    const { categoryName, categoryId, repliesTo } = asked;
    const parent =
      categoryName === 'POST_COMMENT'
        ? await this.#shown(await changeCounter(trx, Number(categoryId), 'comments', 1))
        : null;
    if (parent && parent.categoryName !== 'SELF_POST') throw new Refusal('POST_INVALID');
    if (repliesTo === undefined) return { parent, answered: null };
    const answered = await this.#shown(await changeCounter(trx, repliesTo, 'replies', 1));
    const isSameThread = answered.categoryName === categoryName && answered.categoryId === categoryId;
    if (!isSameThread) throw new Refusal('POST_INVALID');
    return { parent, answered };
  }

  async #checkParentStory(trx: Db, id: number | undefined): Promise<void> {
    if (id === undefined) return;
    const story = await this.#shown(await lockPost(trx, id));
    if (kindOf(story.categoryName, story.categoryId) !== 'story') throw new Refusal('POST_INVALID');
  }

  /** @returns the new post's number, or that of the post which the same request made before */
  async create(caller: Caller, sent: NewPost): Promise<number> {
    const asked = checkPost(sent);
    const { db } = this.#store;
    const { userId } = caller;
    const madeBefore = async () => asked.key && (await findPostByKey(db, userId, asked.key))?.id;
    const before = await madeBefore();
    if (before) return before;
    if (asked.seconds !== undefined) await this.#holdToChart(asked, asked.seconds);
    await this.holdToLimits(caller, asked);
    try {
      return await this.#store.write((trx) => this.publish(trx, caller, asked));
    } catch (error) {
      // The same request was answered at the same time.
      const made = isDuplicate(error) && (await madeBefore());
      if (made) return made;
      throw error;
    }
  }

  async #holdToChart({ categoryName, categoryId }: CheckedPost, seconds: number): Promise<void> {
    await holdToChart(
      this.#store.db,
      categoryName === 'POST_COMMENT' ? Number(categoryId) : Number.NaN,
      seconds,
    );
  }

  /** @throws Refusal for what repeats or advertises */
  async holdToLimits(caller: Caller, asked: CheckedPost): Promise<void> {
    if (this.#refusesSpam) await refuseSpam(this.#store, caller, asked);
  }

  /** Within a transaction; the post must be checked. */
  async publish(trx: Db, caller: Caller, asked: CheckedPost): Promise<number> {
    const { userId: authorId } = caller;
    const { categoryName, categoryId, content } = asked;
    const around = await this.#contextOf(trx, asked);
    await holdToBlocks(trx, caller, await addresseesOf(trx, content, around));
    await this.#checkParentStory(trx, asked.storyParent);
    const facts = factsOf(asked);
    const id = this.#store.newId();
    const post = {
      id,
      categoryName,
      categoryId,
      authorId,
      facts: JSON.stringify(facts),
      content: JSON.stringify(content),
      storyType: facts.storyType ?? null,
      storyParentId: asked.storyParent ?? null,
      repliesTo: asked.repliesTo ?? null,
      likes: 0,
      comments: 0,
      replies: 0,
      standing: SHOWN,
      revision: 0,
      editedAt: null,
      deletedAt: null,
      deletedBy: null,
      requestKey: asked.key ?? null,
      lockReason: null,
      ...listColumns(facts),
      moment: asked.seconds === undefined ? null : momentOf(asked.seconds),
    };
    await insertPost(trx, post);
    await this.#keepWork(trx, id, asked);
    await keepAround(trx, this.#store, { id, categoryId, facts, content }, true);
    await notifyOfPost(trx, this.#store, post, content, around);
    await changeCounts(trx, scopesOf(post), 1);
    return id;
  }

  async #keepWork(trx: Db, id: number, { chart, storySource }: CheckedPost): Promise<void> {
    const work = given({ chart, storySource });
    if (Object.keys(work).length > 0) await insertWork(trx, id, JSON.stringify(work));
  }
}
