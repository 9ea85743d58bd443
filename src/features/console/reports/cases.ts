import type { Report } from '../reports.data.ts';

/** All that was reported of one post: one decision. */
export interface ReportCase {
  readonly id: number;
  readonly post: NonNullable<Report['post']>;
  /** The newest first. */
  readonly reports: readonly Report[];
}

/** Puts the reports of each post together; where a post is not kept any more there is nothing to decide. */
export function casesOf(reports: readonly Report[]): readonly ReportCase[] {
  const cases = new Map<number, ReportCase>();
  for (const report of reports) {
    const { post } = report;
    if (post === null) continue;
    const known = cases.get(post.id);
    cases.set(post.id, { id: post.id, post, reports: [...(known?.reports ?? []), report] });
  }
  return [...cases.values()];
}
