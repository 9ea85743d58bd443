import { parseChart } from '#model/chart/parse';
import type { PostNode } from '#model/contract/rich-text';
import { type ChartAbout, readAbout } from '#model/writing/chart/about';
import { type ChartDraft, draftOf } from '#model/writing/chart/draft';
import { nodesOf, typedFrom } from '#model/writing/typed-text';
import type { WrittenPost } from '../../drafts/kind.ts';

/** What a post says about its chart. What is only in its text counts as the summary, as far as it can be typed. */
function aboutOfPost(post: WrittenPost, home: string): ChartAbout {
  const about = readAbout(post);
  return about.summary === '' ? { ...about, summary: typedFrom(post.content, home)?.text ?? '' } : about;
}

/** A published or planned chart as a draft; `home` is the origin of the site. */
export const draftOfPost = (post: WrittenPost, home: string): ChartDraft =>
  draftOf(parseChart(post.chart ?? []), aboutOfPost(post, home));

/** The summary as the text of a post; null where its text has pictures or lists, as other programs write it, and stays as it is. */
export function textOf(
  { summary }: ChartAbout,
  before: readonly PostNode[],
  home: string,
  emoji: ReadonlySet<string>,
): PostNode[] | null {
  const typed = typedFrom(before, home);
  return typed && [...nodesOf({ ...typed, text: summary.trim() }, home, emoji)];
}
