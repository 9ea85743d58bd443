import { REPORT_STATES, type Report, type Verdict } from '#model/contract/community/moderation';
import { reasonOf } from '#model/contract/community/reasons';
import { UNDELETE_WITHIN_MS } from '#model/vocabulary/undelete';
import { insertAudit } from '../../store/accounts/audit.ts';
import { showPosts } from '../../store/community/listing.ts';
import { findPost, lockPost, type PostRow, SHOWN } from '../../store/community/posts.ts';
import { removePost } from '../../store/community/removal.ts';
import {
  closeReports,
  countReports,
  listReports,
  putReport,
  reopenReports,
} from '../../store/community/reports.ts';
import { returnPost } from '../../store/community/returning.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import { closeCase, putCase } from '../../store/moderation/cases.ts';
import { changeDecision, standingDecision } from '../../store/moderation/decisions.ts';
import type { Db, Store } from '../../store/store.ts';
import { type Caller, hasRole } from '../accounts/caller.ts';
import { cursorAfter, type PageRequest, readPage } from '../accounts/pages.ts';
import { personOf } from '../accounts/people.ts';
import { caseOf, lastReason, rule } from '../moderation/ruling.ts';
import { Refusal } from '../refusal.ts';
import { KeptAnswers } from './kept-answers.ts';
import { relinkPost } from './relinking.ts';
import { joined, wholeJson } from './rows.ts';

const MAX_COUNTED = 1_000;

type Row = Awaited<ReturnType<typeof listReports>>[number];

/** The JSON of a report with that of its post. */
function reportOf(row: Row, posts: ReadonlyMap<number, string>): readonly string[] {
  const reason = reasonOf(row.reason);
  const state = REPORT_STATES.find((each) => each === row.state);
  if (reason === null || state === undefined) return [];
  const { id, postId, note, username, nickname } = row;
  const reporter = personOf(username, nickname);
  const report: Omit<Report, 'post'> = { id, reporter, reason, note, state, time: timeOfId(id) };
  return [joined(JSON.stringify(report), `{"post":${posts.get(postId) ?? 'null'}}`)];
}

/** Deleting and restoring posts, by authors and moderators; and the reports about them. */
export class Moderation {
  readonly #store: Store;
  readonly #kept: KeptAnswers;

  constructor(store: Store, kept = new KeptAnswers(store)) {
    this.#store = store;
    this.#kept = kept;
  }

  async #note(trx: Db, actorId: number | null, action: string, subject: string): Promise<void> {
    await insertAudit(trx, { id: this.#store.newId(), actorId, action, subject });
  }

  /** Members delete their own posts; moderators any, and that is written down. */
  remove(caller: Caller, id: number, reason: string): Promise<void> {
    return this.#store.write(async (trx) => {
      const post = await findPost(trx, id);
      if (post?.standing !== SHOWN) throw new Refusal('POST_INVALID');
      const isOwn = post.authorId === caller.userId;
      if (!isOwn && !hasRole(caller, 'moderator')) throw new Refusal('PERMISSION_DENIED');
      await this.#take(trx, post, caller.userId, reason);
      if (!isOwn) await this.#note(trx, caller.userId, 'delete post', `post ${id} ${reason}`.trim());
    });
  }

  async #take(trx: Db, post: PostRow, actorId: number | null, note: string): Promise<void> {
    const { id, authorId } = post;
    const resolvedAt = this.#store.now();
    const removal = { deletedAt: resolvedAt, deletedBy: actorId };
    if (!(await removePost(trx, id, removal))) throw new Refusal('POST_INVALID');
    const reason = await lastReason(trx, id);
    await closeReports(trx, id, { state: 'deleted', resolvedAt, resolverId: actorId });
    const ruling = { userId: authorId, post, verdict: 'delete', reason, note, until: null } as const;
    if (authorId !== actorId) await rule(trx, this.#store, { ...ruling, deciderId: actorId });
    else await closeCase(trx, caseOf(post, 'decided'));
  }

  /** Brings back what the caller took away a short while ago, as it was: found, counted, reported. */
  giveBack(caller: Caller, id: number): Promise<void> {
    return this.#store.write(async (trx) => {
      const post = await lockPost(trx, id);
      if (!post || post.standing === SHOWN || post.deletedAt === null) throw new Refusal('POST_INVALID');
      const isOwn = post.authorId === caller.userId;
      const isAllowed = post.deletedBy === caller.userId && (isOwn || hasRole(caller, 'moderator'));
      if (!isAllowed) throw new Refusal('PERMISSION_DENIED');
      const isLate = this.#store.now() - post.deletedAt > UNDELETE_WITHIN_MS;
      if (isLate || !(await returnPost(trx, post))) throw new Refusal('POST_INVALID');
      await relinkPost(trx, this.#store, post);
      await reopenReports(trx, id, post.deletedAt);
      await this.#reopen(trx, post);
      if (!isOwn) await this.#note(trx, caller.userId, 'undelete post', `post ${id}`);
    });
  }

  /** Revokes the decision about it and reopens its reports. */
  async #reopen(trx: Db, post: PostRow): Promise<void> {
    const decision = await standingDecision(trx, post.id, ['hide', 'delete']);
    if (decision) await changeDecision(trx, decision.id, { undoneAt: this.#store.now() });
    await closeCase(trx, caseOf(post, 'open'));
  }

  async report(caller: Caller, postId: number, reason: string, note: string): Promise<void> {
    const post = await findPost(this.#store.db, postId);
    if (post?.standing !== SHOWN) throw new Refusal('POST_INVALID');
    const id = this.#store.newId();
    await this.#store.write(async (trx) => {
      await putReport(trx, { id, postId, reporterId: caller.userId, reason, note });
      await putCase(trx, { ...caseOf(post, 'open'), id });
    });
  }

  /** The same for all moderators. */
  async reports(state: string, request: PageRequest): Promise<Buffer> {
    const page = readPage(request);
    return this.#kept.answer(`reports ${state} ${JSON.stringify(page)}`, async () => {
      const { db } = this.#store;
      const rows = await listReports(db, state, page);
      const posts = await showPosts(db, [...new Set(rows.map(({ postId }) => postId))]);
      const known = new Map(posts.map((row) => [row.id, wholeJson(row)]));
      const reports = rows.flatMap((row) => reportOf(row, known));
      const next = cursorAfter(rows, page, rows.length < (rows[0]?.matched ?? 0));
      const count = await countReports(db, state, MAX_COUNTED);
      return `{"result":true,"count":${count},"reports":[${reports.join(',')}],"next":${JSON.stringify(next)}}`;
    });
  }

  /** `actorId` null: the operator, from the command line. */
  resolve(actorId: number | null, id: number, verdict: Verdict, note: string): Promise<void> {
    return this.#store.write(async (trx) => {
      const post = await findPost(trx, id);
      if (!post) throw new Refusal('POST_INVALID');
      if (verdict === 'delete' && post.standing === SHOWN) await this.#take(trx, post, actorId, note);
      const state = verdict === 'delete' ? 'deleted' : 'dismissed';
      await closeReports(trx, id, { state, resolvedAt: this.#store.now(), resolverId: actorId });
      if (verdict === 'dismiss') await closeCase(trx, caseOf(post, 'kept'));
      await this.#note(trx, actorId, `${verdict} report`, `post ${id} ${note}`.trim());
    });
  }
}
