/** What moderators decide, and what waits for them; columns as in every table (`../tables.ts`). */

export interface DecisionsTable {
  readonly id: number;
  /** Whom it is about. */
  readonly userId: number;
  /** Null where it is about the member. */
  readonly postId: number | null;
  /** One of `DECIDED`. */
  readonly verdict: string;
  readonly reason: string;
  readonly note: string;
  /** When a pause ends. */
  readonly until: number | null;
  /** Null for the operator's command line. */
  readonly deciderId: number | null;
  undoneAt: number | null;
  /** What the member says against it, once. */
  appeal: string | null;
  /** `upheld` or `reversed`. */
  answer: string | null;
  answerNote: string | null;
  answeredAt: number | null;
}

/** One for each member and reporter. */
export interface MemberReportsTable {
  readonly id: number;
  readonly memberId: number;
  readonly reporterId: number;
  reason: string;
  note: string;
}

/** What moderators look through: one for each thing that was reported or appealed. */
export interface CasesTable {
  /** One of `CASE_KINDS`. */
  readonly kind: string;
  /** Of the post, member or decision. */
  readonly subjectId: number;
  /** One of `CASE_STATES`. */
  state: string;
  /** Of what happened last: lists go by it. */
  id: number;
}

export interface ModerationTables {
  decisions: DecisionsTable;
  memberReports: MemberReportsTable;
  cases: CasesTable;
}
