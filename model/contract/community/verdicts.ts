/** Kinds of decisions, and their limits (reference R92). No schemas, so that pages can import it. */

/** Kinds of cases: reported texts and members, and appeals. */
export const CASE_KINDS = ['post', 'comment', 'member', 'appeal'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const CASE_STATES = ['open', 'kept', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];

const POST_VERDICTS = ['hide', 'lock', 'delete'] as const;
export const MEMBER_VERDICTS = ['warn', 'pause', 'clear'] as const;
/** `hide`, `lock` and `pause` can be undone at any time; `clear` empties the member's profile. */
export const DECIDED = [...POST_VERDICTS, ...MEMBER_VERDICTS] as const;
export type Decided = (typeof DECIDED)[number];
export const ANSWERS = ['upheld', 'reversed'] as const;

export const MAX_DECISION_NOTE = 500;
export const MAX_APPEAL = 2_000;
export const MAX_PAUSE_DAYS = 365;
