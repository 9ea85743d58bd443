/** Decisions and cases; common columns as in every table (`../tables.ts`). */

export interface DecisionsTable {
  readonly id: number;
  /** The member it is about. */
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
  /** The appeal of the member, once per decision. */
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

/** The queue of moderators: one case for each thing that was reported or appealed. */
export interface CasesTable {
  /** One of `CASE_KINDS`. */
  readonly kind: string;
  /** The id of the post, member or decision. */
  readonly subjectId: number;
  /** One of `CASE_STATES`. */
  state: string;
  /** The id of the latest event, by which lists are sorted. */
  id: number;
}

export interface ModerationTables {
  decisions: DecisionsTable;
  memberReports: MemberReportsTable;
  cases: CasesTable;
}
