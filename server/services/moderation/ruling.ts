import { type ReportReason, reasonOf } from '#model/contract/community/reasons';
import type { CaseKind, CaseState, Decided } from '#model/contract/community/verdicts';
import type { PostRow } from '../../store/community/posts.ts';
import { closeCase, reportsOfPost } from '../../store/moderation/cases.ts';
import { insertDecision } from '../../store/moderation/decisions.ts';
import type { Db, Store } from '../../store/store.ts';
import { notifyOfDecision } from '../community/notifying.ts';

export interface Ruling {
  /** The member it is about. */
  readonly userId: number;
  /** Null where it is about the member. */
  readonly post: PostRow | null;
  readonly verdict: Decided;
  readonly reason: ReportReason;
  readonly note: string;
  readonly until: number | null;
  /** Null for the operator's command line. */
  readonly deciderId: number | null;
}

/** The case of a text. */
export const caseOf = (
  { id, categoryName }: Pick<PostRow, 'id' | 'categoryName'>,
  state: CaseState,
): { readonly kind: CaseKind; readonly subjectId: number; readonly state: CaseState } => ({
  kind: categoryName === 'SELF_POST' ? 'post' : 'comment',
  subjectId: id,
  state,
});

/** The reason of the last report; for decisions that name none. */
export async function lastReason(trx: Db, postId: number): Promise<ReportReason> {
  const [last] = await reportsOfPost(trx, postId, 1);
  return reasonOf(last?.reason) ?? 'other';
}

/** Stores a decision, notifies the member and closes the case, in the transaction of its effect. @returns its id */
export async function rule(trx: Db, store: Store, ruling: Ruling): Promise<number> {
  const { userId, post, verdict, reason, note, until, deciderId } = ruling;
  const id = store.newId();
  await insertDecision(trx, {
    id,
    userId,
    postId: post?.id ?? null,
    verdict,
    reason,
    note,
    until,
    deciderId,
  });
  await notifyOfDecision(trx, store, userId, { id, news: verdict, reason }, post);
  const about = { kind: 'member', subjectId: userId, state: 'decided' };
  await closeCase(trx, post ? caseOf(post, 'decided') : about);
  return id;
}
