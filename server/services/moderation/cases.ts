import type { ModerationCase } from '#model/contract/community/decisions';
import { reasonOf } from '#model/contract/community/reasons';
import { CASE_KINDS, CASE_STATES } from '#model/contract/community/verdicts';
import type { RequestOf } from '#model/contract/endpoints';
import { insertAudit } from '../../store/accounts/audit.ts';
import { userById } from '../../store/accounts/users.ts';
import { showPost } from '../../store/community/listing.ts';
import { findPost, type PostRow } from '../../store/community/posts.ts';
import { MAX_ANSWER } from '../../store/community/weighing.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import {
  type CaseRow,
  closeCase,
  countCases,
  hasCase,
  listCases,
  reportsOfMember,
  reportsOfPost,
} from '../../store/moderation/cases.ts';
import {
  type DecisionRow,
  decisionsOf,
  findDecision,
  standingDecision,
} from '../../store/moderation/decisions.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { readProfile } from '../accounts/kept-profile.ts';
import { cursorAfter, readPage } from '../accounts/pages.ts';
import { personOf } from '../accounts/people.ts';
import { KeptAnswers } from '../community/kept-answers.ts';
import type { Moderation } from '../community/moderation.ts';
import { readFacts, wholeOf } from '../community/rows.ts';
import { Refusal } from '../refusal.ts';
import { pastDecision } from './shown-decisions.ts';

const MAX_COUNTED = 1_000;
const MAX_REPORTS = 20;
const MAX_PAST_DECISIONS = 10;

interface Subject {
  readonly userId: number | null;
  readonly postId: number | null;
  readonly decision: DecisionRow | undefined;
}

/** Open and closed cases, each with everything a moderator needs to decide. */
export class Cases {
  readonly #store: Store;
  readonly #moderation: Moderation;
  readonly #kept: KeptAnswers;

  constructor(store: Store, moderation: Moderation, kept = new KeptAnswers(store)) {
    this.#store = store;
    this.#moderation = moderation;
    this.#kept = kept;
  }

  /** The JSON of the answer, the same for all moderators. A page ends early where it is heavy. */
  list({ kind, state = 'open', ...request }: RequestOf<'GET moderation/case'>): Promise<Buffer> {
    const { db } = this.#store;
    const page = readPage(request);
    const filter = { state, kind: kind ?? null };
    return this.#kept.answer(`cases ${JSON.stringify([filter, page])}`, async () => {
      const rows = await listCases(db, filter, page);
      const shown: CaseRow[] = [];
      const cases: string[] = [];
      let weight = 0;
      for (const row of rows) {
        if (weight > MAX_ANSWER) break;
        const json = JSON.stringify(await this.#show(row));
        weight += json.length;
        shown.push(row);
        if (json !== 'null') cases.push(json);
      }
      const count = await countCases(db, filter, MAX_COUNTED);
      const next = JSON.stringify(cursorAfter(shown, page, shown.length < rows.length));
      return `{"result":true,"count":${count},"cases":[${cases.join(',')}],"next":${next}}`;
    });
  }

  async #subjectOf({ kind, subjectId }: CaseRow): Promise<Subject> {
    const { db } = this.#store;
    if (kind === 'member') return { userId: subjectId, postId: null, decision: undefined };
    if (kind === 'appeal') {
      const decision = await findDecision(db, subjectId);
      return { userId: decision?.userId ?? null, postId: decision?.postId ?? null, decision };
    }
    const [post, decision] = await Promise.all([
      findPost(db, subjectId),
      standingDecision(db, subjectId, ['hide', 'lock', 'delete']),
    ]);
    return { userId: post?.authorId ?? null, postId: subjectId, decision };
  }

  async #memberOf(userId: number | null): Promise<ModerationCase['member']> {
    const user = userId === null ? undefined : await userById(this.#store.db, userId);
    if (!user) return null;
    const { username, nickname, createdAt } = user;
    const pausedUntil = (user.pausedUntil ?? 0) > this.#store.now() ? user.pausedUntil : null;
    return { username, nickname, createdAt, pausedUntil, intro: readProfile(user.profile).selfIntroRich };
  }

  async #threadOf({ categoryName, categoryId }: Pick<PostRow, 'categoryName' | 'categoryId'>) {
    if (categoryName !== 'POST_COMMENT') return null;
    const parent = await findPost(this.#store.db, Number(categoryId));
    return parent ? (readFacts(parent.facts).title ?? null) : null;
  }

  /** Null for kinds and states of a newer server. */
  async #show(row: CaseRow): Promise<ModerationCase | null> {
    const { db } = this.#store;
    const kind = CASE_KINDS.find((each) => each === row.kind);
    const state = CASE_STATES.find((each) => each === row.state);
    if (kind === undefined || state === undefined) return null;
    const { userId, postId, decision } = await this.#subjectOf(row);
    const [member, post, reports, past] = await Promise.all([
      this.#memberOf(userId),
      postId === null ? undefined : showPost(db, postId, null),
      kind === 'member'
        ? reportsOfMember(db, row.subjectId, MAX_REPORTS)
        : reportsOfPost(db, postId ?? -1, MAX_REPORTS),
      userId === null ? [] : decisionsOf(db, userId, { limit: MAX_PAST_DECISIONS, offset: 0, after: null }),
    ]);
    return {
      kind,
      id: row.subjectId,
      state,
      time: timeOfId(row.id),
      member,
      post: post ? wholeOf(post) : null,
      thread: post ? await this.#threadOf(post) : null,
      reports: reports.map(({ id, reason, note, username, nickname }) => ({
        id,
        note,
        reason: reasonOf(reason) ?? 'other',
        time: timeOfId(id),
        reporter: personOf(username, nickname),
      })),
      decision: decision ? pastDecision(decision) : null,
      earlier: past.filter(({ id }) => id !== decision?.id).flatMap((each) => pastDecision(each) ?? []),
    };
  }

  /** Closes a case without a decision. */
  async keep(caller: Caller, { kind, id }: RequestOf<'POST moderation/keep'>): Promise<void> {
    if (!(await hasCase(this.#store.db, kind, id))) throw new Refusal('NOT_FOUND');
    if (kind !== 'member') return this.#moderation.resolve(caller.userId, id, 'dismiss', '');
    await this.#store.write(async (trx) => {
      await closeCase(trx, { kind, subjectId: id, state: 'kept' });
      const entry = { id: this.#store.newId(), actorId: caller.userId };
      await insertAudit(trx, { ...entry, action: 'keep member', subject: `user ${id}` });
    });
  }
}
