/** Reasons of reports and decisions about a text or a member. No schemas, so that pages can import it. */
export const REPORT_REASONS = ['spam', 'abuse', 'explicit', 'copyright', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reasonOf = (word: string | null | undefined): ReportReason | null =>
  REPORT_REASONS.find((each) => each === word) ?? null;
