import { likedAmong } from '../../store/community/likes.ts';
import { findPlace, findWork } from '../../store/community/posts.ts';
import { standingDecision } from '../../store/moderation/decisions.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { withoutScenario, withScenario } from '../fanstories/source.ts';
import { Refusal, type RefusalDetails } from '../refusal.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { readOneJson } from './rows.ts';

const HEAD = Buffer.from('{"result":true,"post":');

/** Whether there was such a post, and who took it away: its author or those in charge. */
async function absenceOf(db: Db, id: number): Promise<RefusalDetails> {
  const place = await findPlace(db, id);
  if (place === undefined || place.categoryName !== 'SELF_POST') return {};
  if (place.deletedBy === place.authorId) return { fields: { id: 'DELETED' } };
  const decision = await standingDecision(db, id, ['hide', 'delete']);
  return { fields: { id: 'HIDDEN', ...(decision ? { reason: decision.reason } : {}) } };
}

/** A post with all that belongs to it, as JSON. */
export class PostDetails {
  readonly #store: Store;
  readonly #kept: KeptAnswers;

  constructor(store: Store, kept: KeptAnswers) {
    this.#store = store;
    this.#kept = kept;
  }

  /** The answer is the same for everyone but for whether they like it. The scenario of a story takes most of its time and bytes. */
  async answer(caller: Caller | null, id: number, hasScenario: boolean): Promise<Buffer> {
    const { db } = this.#store;
    const isLiked = caller !== null && (await likedAmong(db, caller.userId, [id])).has(id);
    return this.#kept.answer(`details ${id} ${isLiked} ${hasScenario}`, async () => {
      const post = await readOneJson(db, id, isLiked);
      if (post === undefined) throw new Refusal('POST_INVALID', await absenceOf(db, id));
      const kept = (await findWork(db, id)) ?? '{}';
      const work = hasScenario ? withScenario(kept) : withoutScenario(kept);
      const rest = work === '{}' ? '}' : `,${work.slice(1)}`;
      return Buffer.concat([HEAD, post, Buffer.from(`${rest}}`)]);
    });
  }
}
