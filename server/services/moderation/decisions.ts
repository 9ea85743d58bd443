import { EMPTY_PROFILE } from '#model/contract/account/profile';
import { reasonOf } from '#model/contract/community/reasons';
import type { RequestOf } from '#model/contract/endpoints';
import { DAY_MS } from '#model/vocabulary/time';
import { insertAudit } from '../../store/accounts/audit.ts';
import { findUser, lockUser, saveProfile, type User } from '../../store/accounts/users.ts';
import { keepVersion } from '../../store/accounts/versions.ts';
import { lockPost, type PostRow, SHOWN } from '../../store/community/posts.ts';
import { removePost } from '../../store/community/removal.ts';
import { closeReports, reopenReports } from '../../store/community/reports.ts';
import { returnPost } from '../../store/community/returning.ts';
import { closeCase } from '../../store/moderation/cases.ts';
import {
  changeDecision,
  type DecisionRow,
  lockDecision,
  setLock,
  setPause,
} from '../../store/moderation/decisions.ts';
import type { Db, Store } from '../../store/store.ts';
import { type Caller, hasRole } from '../accounts/caller.ts';
import { readProfile, writeProfile } from '../accounts/kept-profile.ts';
import { notifyOfDecision } from '../community/notifying.ts';
import { relinkPost } from '../community/relinking.ts';
import { Refusal } from '../refusal.ts';
import { caseOf, rule } from './ruling.ts';

type Decide = RequestOf<'POST moderation/decide'>;
type PostVerdict = 'hide' | 'lock' | 'delete';
type MemberVerdict = 'warn' | 'pause' | 'clear';
const isOfMember = (verdict: Decide['verdict']): verdict is MemberVerdict =>
  verdict === 'warn' || verdict === 'pause' || verdict === 'clear';

/** Decisions of moderators about texts and members, each with a reason; and undoing them. */
export class Decisions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async #note(trx: Db, actorId: number, action: string, subject: string): Promise<void> {
    await insertAudit(trx, { id: this.#store.newId(), actorId, action, subject });
  }

  /** @returns the number of the decision */
  decide(caller: Caller, asked: Decide): Promise<number> {
    const { verdict, post, username } = asked;
    if (isOfMember(verdict)) {
      if (username === undefined) throw new Refusal('REQUEST_INVALID', { fields: { username: 'MISSING' } });
      return this.#decideOfMember(caller, verdict, username, asked);
    }
    if (post === undefined) throw new Refusal('REQUEST_INVALID', { fields: { post: 'MISSING' } });
    return this.#decideOfPost(caller, verdict, post, asked);
  }

  #decideOfPost(caller: Caller, verdict: PostVerdict, id: number, asked: Decide): Promise<number> {
    const { reason, note } = asked;
    return this.#store.write(async (trx) => {
      const post = await lockPost(trx, id);
      if (post?.standing !== SHOWN) throw new Refusal('POST_INVALID');
      const resolvedAt = this.#store.now();
      const deciderId = caller.userId;
      if (verdict === 'lock') await setLock(trx, id, reason);
      else await removePost(trx, id, { deletedAt: resolvedAt, deletedBy: deciderId });
      const state = verdict === 'lock' ? 'dismissed' : 'deleted';
      await closeReports(trx, id, { state, resolvedAt, resolverId: deciderId });
      await this.#note(trx, deciderId, `${verdict} post`, `post ${id} ${reason} ${note ?? ''}`.trim());
      const ruling = { userId: post.authorId, post, verdict, reason, note: note ?? '', until: null };
      return rule(trx, this.#store, { ...ruling, deciderId });
    });
  }

  /** Only administrators decide about moderators; no one decides about themself. */
  #refuseColleague(caller: Caller, { id, role }: User): void {
    const isAllowed = id !== caller.userId && (role === 'member' || hasRole(caller, 'admin'));
    if (!isAllowed) throw new Refusal('PERMISSION_DENIED');
  }

  #decideOfMember(caller: Caller, verdict: MemberVerdict, username: string, asked: Decide): Promise<number> {
    const { reason, note } = asked;
    return this.#store.write(async (trx) => {
      const found = await findUser(trx, username);
      const user = found && (await lockUser(trx, found.id));
      if (!user) throw new Refusal('USER_INVALID');
      this.#refuseColleague(caller, user);
      const until = verdict === 'pause' ? this.#store.now() + (asked.days ?? 1) * DAY_MS : null;
      if (until !== null) await setPause(trx, user.id, until);
      if (verdict === 'clear') await this.#clear(trx, user);
      await this.#note(
        trx,
        caller.userId,
        `${verdict} member`,
        `user ${user.id} ${reason} ${note ?? ''}`.trim(),
      );
      const ruling = { userId: user.id, post: null, verdict, reason, note: note ?? '', until };
      return rule(trx, this.#store, { ...ruling, deciderId: caller.userId });
    });
  }

  /** Empties a member's profile except for player IDs. The member can still get the previous version. */
  async #clear(trx: Db, user: User): Promise<void> {
    const { serverIds } = readProfile(user.profile);
    const profile = writeProfile({ ...EMPTY_PROFILE, serverIds });
    await keepVersion(trx, {
      id: this.#store.newId(),
      userId: user.id,
      objectId: user.id,
      kind: 'profile',
      facts: null,
      revision: user.profileRevision,
      content: user.profile,
      keptAt: this.#store.now(),
    });
    const next = { profile, nickname: null, titles: '[]', profileRevision: user.profileRevision + 1 };
    await saveProfile(trx, user.id, next);
  }

  /** Undoes a decision of any moderator and reopens its case. */
  undo(caller: Caller, id: number): Promise<void> {
    return this.#store.write(async (trx) => {
      const decision = await lockDecision(trx, id);
      const isUndoable = decision && ['hide', 'lock', 'pause'].includes(decision.verdict);
      if (!isUndoable || decision.undoneAt !== null) throw new Refusal('NOT_FOUND');
      const post = await this.takeBack(trx, decision, 'open');
      await this.#note(trx, caller.userId, `undo ${decision.verdict}`, `decision ${id}`);
      const { userId, reason } = decision;
      const news = { id, news: 'undone', reason: reasonOf(reason) ?? 'other' } as const;
      await notifyOfDecision(trx, this.#store, userId, news, post);
    });
  }

  /** Reverts the effects of a decision, as far as they can be. @returns the post it was about */
  async takeBack(trx: Db, decision: DecisionRow, state: 'open' | 'kept'): Promise<PostRow | null> {
    const { id, userId, postId, verdict } = decision;
    await changeDecision(trx, id, { undoneAt: this.#store.now() });
    if (verdict === 'pause') await setPause(trx, userId, null);
    if (postId === null) {
      await closeCase(trx, { kind: 'member', subjectId: userId, state });
      return null;
    }
    const post = await lockPost(trx, postId);
    if (!post) return null;
    if (verdict === 'lock') await setLock(trx, postId, null);
    else await this.#bringBack(trx, post, state);
    await closeCase(trx, caseOf(post, state));
    return post;
  }

  async #bringBack(trx: Db, post: PostRow, state: 'open' | 'kept'): Promise<void> {
    const { id, standing, deletedAt } = post;
    if (standing === SHOWN || deletedAt === null) return;
    if (!(await returnPost(trx, post))) throw new Refusal('POST_INVALID');
    await relinkPost(trx, this.#store, post);
    if (state === 'open') await reopenReports(trx, id, deletedAt);
  }
}
