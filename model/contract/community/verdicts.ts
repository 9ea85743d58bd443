/** The words of decisions, and their bounds (reference R92); no schemas, so that pages can have them. */

/** What waits for moderators: texts and members that were reported, and what members say against a decision. */
export const CASE_KINDS = ['post', 'comment', 'member', 'appeal'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const CASE_STATES = ['open', 'kept', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];

const POST_VERDICTS = ['hide', 'lock', 'delete'] as const;
export const MEMBER_VERDICTS = ['warn', 'pause', 'clear'] as const;
/** `hide` and `lock` can be taken back at any time, and so can a `pause`; `clear` empties what a member tells about themself. */
export const DECIDED = [...POST_VERDICTS, ...MEMBER_VERDICTS] as const;
export type Decided = (typeof DECIDED)[number];
export const ANSWERS = ['upheld', 'reversed'] as const;

export const MAX_DECISION_NOTE = 500;
export const MAX_APPEAL = 2_000;
export const MAX_PAUSE_DAYS = 365;
