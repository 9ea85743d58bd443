import { DAY_MS, MINUTE_MS } from '#model/vocabulary/time';
import { type User, userById } from '../../store/accounts/users.ts';
import {
  delayPlan,
  dropPublishedPlans,
  duePlans,
  failPlan,
  findPlan,
  lockPlan,
  movePlan,
  type PlannedRow,
  savePlan,
} from '../../store/community/planned.ts';
import { isUnable } from '../../store/engines/unable.ts';
import type { Db, Store } from '../../store/store.ts';
import { isNewcomer } from '../access/newcomers.ts';
import type { Caller } from '../accounts/caller.ts';
import { targetOf } from '../community/notifying.ts';
import { checkPost, type PostWriter } from '../community/writing.ts';
import { Refusal } from '../refusal.ts';
import { plannedPost } from './planned-post.ts';

/** Plans that are published before others that came due are looked at. */
const MAX_AT_ONCE = 500;
/** Until a plan that could not be published for another reason than a refusal is tried again. */
const RETRY_MS = MINUTE_MS;
/** Who had a plan open finds the post for so long. */
const REMEMBERED_MS = 30 * DAY_MS;

/** The author as they are now. */
function callerOf({ id, username, role, createdAt, pausedUntil }: User, now: number): Caller {
  const pause = (pausedUntil ?? 0) > now ? pausedUntil : null;
  return { userId: id, username, role, tokenHash: '', isNew: isNewcomer(createdAt, now), pausedUntil: pause };
}

/** @throws what is no refusal */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/**
 * Publishes plans, as if their author published them at that moment. Plan and post change in one transaction that holds the
 * plan, so neither a restart nor a second process publishes one twice; what was due meanwhile is published late.
 */
export class PlanPublisher {
  readonly #store: Store;
  readonly #writer: PostWriter;
  readonly #log: (line: string) => void;

  constructor(store: Store, writer: PostWriter, log: (line: string) => void) {
    this.#store = store;
    this.#writer = writer;
    this.#log = log;
  }

  /** Publishes all that is due. One that fails is tried again a minute later, and holds up no other. */
  async publishDue(): Promise<void> {
    const { db, now } = this.#store;
    for (const id of await duePlans(db, now(), MAX_AT_ONCE)) {
      try {
        await this.#tryOne(id);
      } catch (error) {
        await delayPlan(db, id, now(), now() + RETRY_MS);
        if (isUnable(error)) throw error;
        this.#log(`Plan ${id} was not published: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  /** One that is refused waits no longer, and says why. */
  async #tryOne(id: number): Promise<void> {
    const plan = await findPlan(this.#store.db, id);
    if (!plan) return;
    try {
      await this.#publish(plan, ({ dueAt }) => dueAt !== null && dueAt <= this.#store.now());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await failPlan(this.#store.db, plan, error.code);
    }
  }

  /** The author does not wait. @returns the post */
  async publishNow({ userId }: Caller, id: number, revision: number | undefined): Promise<number> {
    const plan = await findPlan(this.#store.db, id);
    if (plan?.userId !== userId) throw new Refusal('POST_INVALID');
    if (revision !== undefined && revision !== plan.revision)
      throw new Refusal('REVISION_STALE', { revision: plan.revision });
    const outcome = await this.#publish(plan, (held) => held.revision === plan.revision).catch(refusalOf);
    if (typeof outcome === 'number') return outcome;
    const now = await findPlan(this.#store.db, id);
    // Its time came while this request was under way: what was published then is refused here as a repeated text.
    if (now?.postId) return now.postId;
    if (outcome) throw outcome;
    throw now ? new Refusal('REVISION_STALE', { revision: now.revision }) : new Refusal('POST_INVALID');
  }

  /** Null where it was published, changed or cancelled before it could be held. */
  async #publish(plan: PlannedRow, isStill: (held: PlannedRow) => boolean): Promise<number | null> {
    if (plan.postId !== null) return plan.postId;
    const user = await userById(this.#store.db, plan.userId);
    if (!user) return null;
    const caller = callerOf(user, this.#store.now());
    if (caller.pausedUntil !== null) throw new Refusal('WRITING_PAUSED', { until: caller.pausedUntil });
    const asked = checkPost(plannedPost(plan));
    await this.#writer.holdToLimits(caller, asked);
    return this.#store.write(async (trx) => {
      const held = await lockPlan(trx, plan.id);
      if (!held || held.postId !== null || held.revision !== plan.revision || !isStill(held)) return null;
      const postId = await this.#writer.publish(trx, caller, asked);
      await this.#settle(trx, held, postId);
      return postId;
    });
  }

  async #settle(trx: Db, { id, categoryId }: PlannedRow, postId: number): Promise<void> {
    const target = targetOf({ id: postId, categoryName: 'SELF_POST', categoryId }, null);
    await movePlan(trx, id, postId, JSON.stringify(target));
    const emptied = { request: '', facts: '{"tags":[]}', files: '[]' };
    await savePlan(trx, id, { ...emptied, postId, dueAt: null, failure: null, publishAt: this.#store.now() });
  }

  /** Once an hour. */
  sweep(): Promise<void> {
    return dropPublishedPlans(this.#store.db, this.#store.now() - REMEMBERED_MS);
  }
}
