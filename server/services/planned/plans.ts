import type { ListedPlan, NewPlan, PlanEdit } from '#model/contract/community/planned';
import type { NewPost } from '#model/contract/community/posts';
import { MAX_PLANNED, MAX_PLANNED_MS } from '#model/contract/community/text-limits';
import type { AnswerOf } from '#model/contract/endpoints';
import { isBlockedBy } from '../../store/accounts/mutes.ts';
import { lockUser, userById } from '../../store/accounts/users.ts';
import { coAuthorsOf, isCoAuthor } from '../../store/community/charts/co-authors.ts';
import {
  countPlans,
  deletePlan,
  findPlan,
  findPlanByKey,
  insertPlan,
  lockPlan,
  type PlannedRow,
  plansBy,
  plansWith,
  savePlan,
} from '../../store/community/planned.ts';
import { isDuplicate } from '../../store/engines/retry.ts';
import type { Db, Store } from '../../store/store.ts';
import { touchUploads } from '../../store/uploads/rows.ts';
import type { Caller } from '../accounts/caller.ts';
import { personOf } from '../accounts/people.ts';
import { factsOf, filesOf } from '../community/keeping.ts';
import { given, readFacts } from '../community/rows.ts';
import { type CheckedPost, checkPost, type PostWriter } from '../community/writing.ts';
import { Refusal } from '../refusal.ts';
import { plannedPost } from './planned-post.ts';

/** Of others: however many they invite one to, one's own plans stay in the list. */
const MAX_OF_OTHERS = 100;

type Saved = AnswerOf<'POST post/plan'>;
type Details = AnswerOf<'GET post/plan'>;

/** What is kept of the post: all that was sent but the key, which is the plan's. */
function keptOf(asked: CheckedPost) {
  const { key: _key, ...post } = asked;
  const files = filesOf(asked, asked.content);
  return {
    columns: {
      categoryId: asked.categoryId,
      request: JSON.stringify(post),
      facts: JSON.stringify(factsOf(asked)),
      files: JSON.stringify(files),
    },
    files,
  };
}

/** Only what stands for itself: comments answer what is there now. */
function checkPlanned(sent: NewPost): CheckedPost {
  if (sent.categoryName !== 'SELF_POST')
    throw new Refusal('CONTENT_INVALID', { fields: { 'post.categoryName': 'INVALID' } });
  return checkPost(sent);
}

/** Posts that are published later. Until then they stand in a table of their own, which nothing public reads (reference R99). */
export class Plans {
  readonly #store: Store;
  readonly #writer: PostWriter;

  constructor(store: Store, writer: PostWriter) {
    this.#store = store;
    this.#writer = writer;
  }

  async list({ userId }: Caller): Promise<readonly ListedPlan[]> {
    const { db } = this.#store;
    const [own, ofOthers] = [
      await plansBy(db, userId, MAX_PLANNED),
      await plansWith(db, userId, MAX_OF_OTHERS),
    ];
    const rows = [...own, ...ofOthers].toSorted((a, b) => a.publishAt - b.publishAt || a.id - b.id);
    const people = await coAuthorsOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { title, artists, diff, level, song } = readFacts(row.facts);
      const coAuthors = people.flatMap(({ postId, username, nickname }) =>
        postId === row.id ? (personOf(username, nickname) ?? []) : [],
      );
      return {
        id: row.id,
        time: row.publishAt,
        revision: row.revision,
        categoryId: row.categoryId,
        failed: row.failure,
        ...given({ title, artists, diff, level, song }),
        author: personOf(row.username, row.nickname),
        coAuthors,
        accepted: row.userId === userId || row.acceptedAt !== null,
      };
    });
  }

  async details(caller: Caller, id: number): Promise<Omit<Details, 'result'>> {
    const { db } = this.#store;
    const row = await this.#amongAuthors(db, caller, await findPlan(db, id));
    const author = await userById(db, row.userId);
    return {
      plan: {
        id,
        time: row.publishAt,
        revision: row.revision,
        categoryId: row.categoryId,
        failed: row.failure,
        author: author ? personOf(author.username, author.nickname) : null,
        postId: row.postId,
      },
      post: row.postId === null ? plannedPost(row) : null,
    };
  }

  /** Others do not learn that there is anything, nor does a co-author whom the author blocked. */
  async #amongAuthors(db: Db, { userId }: Caller, row: PlannedRow | undefined): Promise<PlannedRow> {
    const isTheirs =
      row &&
      (row.userId === userId ||
        ((await isCoAuthor(db, row.postId ?? row.id, userId)) &&
          !(await isBlockedBy(db, userId, [row.userId]))));
    if (!isTheirs) throw new Refusal('POST_INVALID');
    return row;
  }

  #holdToTime(time: number): void {
    const ahead = time - this.#store.now();
    if (ahead <= 0 || ahead > MAX_PLANNED_MS)
      throw new Refusal('CONTENT_INVALID', { fields: { time: 'INVALID' } });
  }

  async #holdFiles(trx: Db, files: readonly string[]): Promise<void> {
    if (await touchUploads(trx, files, this.#store.now())) return;
    throw new Refusal('CONTENT_INVALID', { fields: { 'post.content': 'INVALID' } });
  }

  async create(caller: Caller, { time, post }: NewPlan): Promise<Omit<Saved, 'result'>> {
    const asked = checkPlanned(post);
    const { userId } = caller;
    const { key = null } = asked;
    const madeBefore = async () => key !== null && (await findPlanByKey(this.#store.db, userId, key));
    const before = await madeBefore();
    if (before) return before;
    this.#holdToTime(time);
    await this.#writer.holdToLimits(caller, asked);
    const { columns, files } = keptOf(asked);
    const id = this.#store.newId();
    const when = { publishAt: time, dueAt: time, failure: null, postId: null };
    try {
      await this.#store.write(async (trx) => {
        await lockUser(trx, userId);
        if ((await countPlans(trx, userId)) >= MAX_PLANNED) throw new Refusal('QUOTA_EXCEEDED');
        await this.#holdFiles(trx, files);
        await insertPlan(trx, { id, userId, revision: 0, requestKey: key, ...when, ...columns });
      });
    } catch (error) {
      // The same request was answered at the same time.
      const made = isDuplicate(error) && (await madeBefore());
      if (made) return made;
      throw error;
    }
    return { id, revision: 0 };
  }

  /** Holds a plan that is not published for those who work on it. */
  async #held(trx: Db, caller: Caller, id: number, revision: number | undefined): Promise<PlannedRow> {
    const row = await this.#amongAuthors(trx, caller, await lockPlan(trx, id));
    if (row.postId !== null) throw new Refusal('POST_INVALID');
    if (revision !== undefined && revision !== row.revision)
      throw new Refusal('REVISION_STALE', { revision: row.revision });
    return row;
  }

  /** Saving a plan again after it was published answers that it is published, not that the text is repeated. */
  async #holdToLimits(caller: Caller, id: number, asked: CheckedPost): Promise<void> {
    try {
      await this.#writer.holdToLimits(caller, asked);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const plan = await findPlan(this.#store.db, id);
      throw plan && plan.postId === null ? error : new Refusal('POST_INVALID');
    }
  }

  /** Another time, or another post; what was refused at its time waits again once it has a time that is to come. */
  async edit(caller: Caller, { id, revision, time, post }: PlanEdit) {
    const asked = post ? checkPlanned(post) : null;
    if (time) this.#holdToTime(time);
    if (asked) await this.#holdToLimits(caller, id, asked);
    return this.#store.write(async (trx) => {
      const row = await this.#held(trx, caller, id, revision);
      if (time && row.userId !== caller.userId) throw new Refusal('PERMISSION_DENIED');
      if (asked && asked.categoryId !== row.categoryId)
        throw new Refusal('CONTENT_INVALID', { fields: { 'post.categoryId': 'INVALID' } });
      const kept = asked && keptOf(asked);
      if (kept) await this.#holdFiles(trx, kept.files);
      const when = time ? { publishAt: time, dueAt: time, failure: null } : {};
      const next = row.revision + 1;
      await savePlan(trx, id, { ...kept?.columns, ...when, revision: next });
      return { revision: next, time: time ?? row.publishAt };
    });
  }

  async cancel(caller: Caller, id: number): Promise<void> {
    await this.#store.write(async (trx) => {
      const row = await this.#held(trx, caller, id, undefined);
      if (row.userId !== caller.userId) throw new Refusal('PERMISSION_DENIED');
      await deletePlan(trx, id);
    });
  }
}
