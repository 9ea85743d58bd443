import type { OwnDecision } from '#model/contract/community/decisions';
import { reasonOf } from '#model/contract/community/reasons';
import { ANSWERS } from '#model/contract/community/verdicts';
import type { RequestOf } from '#model/contract/endpoints';
import { isBlank } from '#model/writing/post/words';
import { insertAudit } from '../../store/accounts/audit.ts';
import { findUser, hasOtherModerator } from '../../store/accounts/users.ts';
import { showPosts } from '../../store/community/listing.ts';
import { findPost } from '../../store/community/posts.ts';
import { closeCase, putCase, putMemberReport } from '../../store/moderation/cases.ts';
import { changeDecision, decisionsOf, lockDecision } from '../../store/moderation/decisions.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { cursorAfter, type PageRequest, readPage } from '../accounts/pages.ts';
import { notifyOfDecision } from '../community/notifying.ts';
import { wholeOf } from '../community/rows.ts';
import { Refusal } from '../refusal.ts';
import type { Decisions } from './decisions.ts';
import { pastDecision } from './shown-decisions.ts';

/** Reports about members, and appeals against decisions. */
export class Appeals {
  readonly #store: Store;
  readonly #decisions: Decisions;

  constructor(store: Store, decisions: Decisions) {
    this.#store = store;
    this.#decisions = decisions;
  }

  /** Members cannot report themselves. */
  async report(caller: Caller, username: string, reason: string, note: string): Promise<void> {
    const user = await findUser(this.#store.db, username);
    if (!user || user.id === caller.userId) throw new Refusal('USER_INVALID');
    const id = this.#store.newId();
    await this.#store.write(async (trx) => {
      await putMemberReport(trx, { id, memberId: user.id, reporterId: caller.userId, reason, note });
      await putCase(trx, { kind: 'member', subjectId: user.id, state: 'open', id });
    });
  }

  /** The decisions about the caller, with the full texts that others can no longer see. */
  async own(caller: Caller, request: PageRequest) {
    const { db } = this.#store;
    const page = readPage(request);
    const rows = await decisionsOf(db, caller.userId, page);
    const posts = await showPosts(db, [...new Set(rows.flatMap(({ postId }) => postId ?? []))]);
    const known = new Map(posts.map((row) => [row.id, wholeOf(row)]));
    const decisions = rows.flatMap((row): OwnDecision[] => {
      const shown = pastDecision(row);
      return shown ? [{ ...shown, post: known.get(row.postId ?? -1) ?? null }] : [];
    });
    return { decisions, next: cursorAfter(rows, page) };
  }

  /** Once per decision, and only while it is in force. */
  appeal(caller: Caller, id: number, text: string): Promise<void> {
    if (isBlank(text)) throw new Refusal('CONTENT_INVALID', { fields: { text: 'MISSING' } });
    return this.#store.write(async (trx) => {
      const decision = await lockDecision(trx, id);
      const isOpen =
        decision?.userId === caller.userId && decision.undoneAt === null && decision.appeal === null;
      if (!isOpen) throw new Refusal('NOT_FOUND');
      await changeDecision(trx, id, { appeal: text });
      await putCase(trx, { kind: 'appeal', subjectId: id, state: 'open', id: this.#store.newId() });
    });
  }

  /** Moderators do not answer appeals against their own decisions unless there is no other moderator. */
  answer(caller: Caller, asked: RequestOf<'POST moderation/answer'>): Promise<void> {
    const { id, note } = asked;
    const answer = ANSWERS.find((each) => each === asked.answer) ?? 'upheld';
    return this.#store.write(async (trx) => {
      const decision = await lockDecision(trx, id);
      if (!decision || decision.appeal === null || decision.answer !== null) throw new Refusal('NOT_FOUND');
      if (decision.deciderId === caller.userId && (await hasOtherModerator(trx, caller.userId)))
        throw new Refusal('PERMISSION_DENIED', { fields: { id: 'OWN_DECISION' } });
      const answeredAt = this.#store.now();
      await changeDecision(trx, id, { answer, answerNote: note ?? '', answeredAt });
      const isTakenBack = answer === 'reversed' && decision.undoneAt === null;
      const post = isTakenBack
        ? await this.#decisions.takeBack(trx, decision, 'kept')
        : (decision.postId && (await findPost(trx, decision.postId))) || null;
      const state = answer === 'reversed' ? 'decided' : 'kept';
      await closeCase(trx, { kind: 'appeal', subjectId: id, state });
      const entry = { id: this.#store.newId(), actorId: caller.userId };
      await insertAudit(trx, {
        ...entry,
        action: `${answer} appeal`,
        subject: `decision ${id} ${note ?? ''}`.trim(),
      });
      const news = { id, news: answer, reason: reasonOf(decision.reason) ?? 'other' } as const;
      await notifyOfDecision(trx, this.#store, decision.userId, news, post);
    });
  }
}
